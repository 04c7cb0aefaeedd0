import 'strings:pickers';
import { printHeldKeys } from '#engine/heldKeys.ts';
import { choiceOf, precedenceOf } from '#engine/kicks.ts';
import { transition } from '#engine/piece.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { Scenario } from '#engine/scenario.ts';
import { formatTransition } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import {
  FLOOR_KICK_OPTIONS,
  heldKeysOptions,
  orientationOptions,
  PIECE_OPTIONS,
  sideOptions,
  turnOptions,
  type Option,
} from '../controls/options.ts';

/** A list to choose a part of a scenario from. */
export interface ScenarioPicker {
  readonly name: 'system' | 'piece' | 'from' | 'turn' | 'precedence' | 'heldKeys' | 'floorKicks';
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly Option<string | number>[];
}

/** The pickers of a stepper, and the transition where nothing else is to be chosen. */
interface ScenarioPickers {
  readonly pickers: readonly ScenarioPicker[];
  readonly fact: { readonly label: string; readonly text: string } | null;
}

/** Returns the pickers of a scenario. The systems depend on the reader, so the caller lists them. */
export function scenarioPickers(
  scenario: Scenario,
  trace: RotationTrace,
  voice: Voice,
  systems: readonly Option<string>[],
): ScenarioPickers {
  const { system, turn, placement, memory } = scenario;
  const label = (name: ScenarioPicker['name'] | 'transition'): string => voice.say(`pickers.${name}`);
  const picker = (
    name: ScenarioPicker['name'],
    value: string | number,
    options: ScenarioPicker['options'],
  ): ScenarioPicker => ({ name, label: label(name), value, options });
  const common: readonly ScenarioPicker[] = [
    picker('system', system.id, systems),
    picker('piece', placement.piece, PIECE_OPTIONS),
    picker('from', placement.orientation, orientationOptions(voice)),
    picker('turn', turn, turnOptions(voice)),
  ];
  const side = precedenceOf(system.kicks, turn, scenario.precedence);
  if (side) return { pickers: [...common, picker('precedence', side, sideOptions(voice))], fact: null };
  const keys = heldKeysOptions(system, voice);
  if (keys) {
    const own = printHeldKeys(scenario.heldKeys);
    const value = keys.some((option) => option.value === own) ? own : keys[0]!.value;
    const heldKeys = picker('heldKeys', value, keys);
    const named = choiceOf(system)?.lasts ? { ...heldKeys, label: voice.say('pickers.lastPressed') } : heldKeys;
    return { pickers: [...common, named], fact: null };
  }
  if (system.memory) {
    return { pickers: [...common, picker('floorKicks', memory.floorKicks, FLOOR_KICK_OPTIONS)], fact: null };
  }
  const to = trace.legs.at(-1)?.to;
  const text = to === undefined ? '–' : formatTransition(transition(placement.orientation, to), voice.conventions);
  return { pickers: common, fact: { label: label('transition'), text } };
}
