import { expect, test } from 'vitest';
import { addMoment, takeMoments, type TimelineMoment } from './moments.ts';

const page = () => ({ url: new URL('https://wallkick.example/systems/srs/'), locals: {} });
const moment = (year: number): TimelineMoment => ({ id: `m${year}`, year, title: `In ${year}` });
const years = (moments: readonly TimelineMoment[]): readonly number[] => moments.map(({ year }) => year);

test('a timeline takes the moments inside it, and leaves none to the next one', () => {
  const here = page();
  addMoment(here, moment(1991));
  addMoment(here, moment(2001));
  expect(years(takeMoments(here))).toEqual([1991, 2001]);
  addMoment(here, moment(1988));
  expect(years(takeMoments(here))).toEqual([1988]);
});

test('moments belong to the page they stand on', () => {
  const [one, other] = [page(), page()];
  addMoment(one, moment(1991));
  addMoment(other, moment(1988));
  expect(years(takeMoments(one))).toEqual([1991]);
});

test('a timeline without moments stops the build', () => {
  expect(() => takeMoments(page())).toThrow('/systems/srs/: <Timeline>: there is no Moment inside.');
});

test('moments that go backwards stop the build', () => {
  const here = page();
  addMoment(here, moment(2001));
  expect(() => addMoment(here, moment(1991))).toThrow('1991 stands after 2001');
});
