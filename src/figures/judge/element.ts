import { queryElement } from '#figure/element/queryElement.ts';
import SpinJudge from './SpinJudge.svelte';
import { JUDGE } from './judgeState.ts';

export const element = queryElement(SpinJudge, JUDGE);
