// A page may load this file by any address, `wallkick.js?2` too, and keep it in a cache. So nothing but the import of a file that is named by
// its content stands here, and no other file imports this one.
import './define.ts';
