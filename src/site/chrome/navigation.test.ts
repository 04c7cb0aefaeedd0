import { describe, expect, it } from 'vitest';
import {
  countLinks,
  firstLink,
  holdsCurrent,
  sectionAt,
  trail,
  type NavigationEntry,
  type Group,
  type NavigationLink,
} from './navigation.ts';

const link = (label: string, isCurrent = false): NavigationLink => ({
  type: 'link',
  label,
  href: `/${label}/`,
  isCurrent,
  badge: undefined,
  attrs: {},
});
const group = (label: string, entries: NavigationEntry[]): Group => ({
  type: 'group',
  label,
  entries,
  collapsed: false,
  badge: undefined,
});

const guide = group('Guide', [link('reading'), link('kicks')]);
const systems = group('Systems', [group('SRS', [link('overview'), link('spawn', true)]), link('arika')]);

describe('the tree of pages', () => {
  it('counts and finds pages through nested groups', () => {
    expect(countLinks(systems)).toBe(3);
    expect(firstLink(systems)?.label).toBe('overview');
    expect(firstLink(group('empty', []))).toBeUndefined();
  });

  it('finds a section by the address of its pages', () => {
    expect(sectionAt([guide, systems], '/overview/')).toBe(systems);
    expect(sectionAt([guide, systems], '/project/')).toBeUndefined();
  });

  it('knows which section holds the current page', () => {
    expect([guide, systems].map(holdsCurrent)).toEqual([false, true]);
  });

  it('leads from the section to the current page', () => {
    expect(trail([guide, systems]).map(({ label }) => label)).toEqual(['Systems', 'SRS', 'spawn']);
    expect(trail([guide])).toEqual([]);
  });
});
