// A page may load this file by any address, `wallkick.js?2` too, and cache it. Therefore it only imports files with a content hash, and no
// other file imports it. The rules come beside the elements, which need them for every picture: not one round later.
import '#rules/vocabulary.ts';
import './define.ts';
