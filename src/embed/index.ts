// A page may load this file by any address, `wallkick.js?2` too, and cache it. Therefore it only imports files with a content hash, and no
// other file imports it. The rules come beside the elements, which need them for every picture: not one round later.
import '#rules/vocabulary.ts';
import { LINK_ELEMENTS } from 'figures:links';
import { define } from './define.ts';
import { followFrameHeights } from './frameHeights.ts';
import { linkElement } from './linkElement.ts';

// A bare page for frames has neither links nor frames, and loads the elements alone.
for (const link of LINK_ELEMENTS) define(link.name, linkElement(link));
if (globalThis.document) followFrameHeights(import.meta.url);
