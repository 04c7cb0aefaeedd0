import { allSentences } from '#engine/diagnostics.ts';
import { stateAfter, history } from '#play/history.ts';
import { beginScene, SCENE_PARAMS, type PlayScene } from '#play/sceneText.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { LAB_PARAMS, readLab, shortParams } from '../common/labParams.ts';
import { buttonState } from '../common/lanes/lanes.ts';

/** Returns the state of a scene at its frame, in the form of `expect`: `J3 spent pending`. */
export function labOutcome(scene: PlayScene): string {
  const state = stateAfter(history(beginScene(scene), scene.held), scene.frame ?? 0);
  const { phase } = state;
  const piece =
    phase.is === 'piece' ? `${phase.active.placement.piece}${phase.active.placement.orientation}` : phase.is;
  return `${piece} ${buttonState(state, 'rotate left')} ${buttonState(state, 'rotate right')}`;
}

function unexpected(scene: PlayScene, expect: string | undefined): string | null {
  const found = labOutcome(scene);
  return expect === undefined || found === expect ? null : `expected "${expect}", the engine says "${found}".`;
}

/** Returns the problem with a page's parameters for a button lab; null if they play and have the expected outcome. */
export function labFault(query: string, expect: string | undefined): string | null {
  const strange = [...parseParams(query).keys()].find((name) => !LAB_PARAMS.includes(name));
  if (strange !== undefined)
    return `"${strange}" is not a parameter of a button lab; the parameters are scene, ${SCENE_PARAMS.join(', ')}.`;
  const { scene } = readLab(query);
  return scene.ok ? unexpected(scene.value, expect) : allSentences(scene.diagnostics);
}

/** Does the same for parameters that show another state than the example. */
export function labRequestFault(example: string, show: string, expect: string | undefined): string | null {
  const { scene } = readLab(example);
  if (!scene.ok) return allSentences(scene.diagnostics);
  return labFault(printParams(changedParams(shortParams(scene.value), parseParams(show))), expect);
}
