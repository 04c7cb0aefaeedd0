// The rules of all systems, with what is said of those that are not the guideline's: fetched together.
import 'strings:finding';
import 'strings:precedence';
import 'strings:refused';

export { readScenario, VOCABULARY } from '#rules/vocabulary.ts';
