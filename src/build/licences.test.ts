import { describe, expect, test } from 'vitest';
import { noticesText } from './licences.ts';

const MIT = {
  name: 'b',
  version: '1.2.3',
  identifier: 'MIT',
  text: 'Copyright (c) B\n\nPermission is hereby granted\n',
};

describe('the file of licence notices', () => {
  test('has this project first, then each package once, by name', () => {
    const text = noticesText(['Wallkick\n'], [MIT, { ...MIT, name: 'a', text: 'Copyright (c) A' }, MIT]);
    expect(text.match(/^(Wallkick|[ab] 1\.2\.3 \(MIT\))$/gm)).toEqual(['Wallkick', 'a 1.2.3 (MIT)', 'b 1.2.3 (MIT)']);
    expect(text).toContain('b 1.2.3 (MIT)\n\nCopyright (c) B\n\nPermission is hereby granted\n');
  });

  test.each([undefined, ''])('stops the build at a package without a licence text: %j', (text) => {
    const { text: _text, ...bare } = MIT;
    const notice = text === undefined ? bare : { ...bare, text };
    expect(() => noticesText([], [notice])).toThrow('b is published with the site, and its package holds no licence');
  });
});
