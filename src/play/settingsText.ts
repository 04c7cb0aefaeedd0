import { diagnoser, failed, ok, type Diagnostic, type Result } from '#engine/diagnostics.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Speed } from './gravity.ts';
import { defaultSettings, type PlaySettings } from './settings.ts';

/** The parameters of settings in the order in which they are printed. Attributes and URL parameters have the same names. */
export const SETTING_PARAMS = ['gravity', 'soft', 'lock', 'are', 'das'] as const;
type SettingParam = (typeof SETTING_PARAMS)[number];

/** Most frames of a delay, and most rows or frames of a speed. */
export const SETTING_LIMITS = { delay: 600, rows: 9999, frames: 9999 } as const;

/** The English sentences of the settings' text form, by code. */
const SETTING_SENTENCES = {
  'settings.speed':
    '"{found}" is not a speed for {name}. Write rows a frame as a whole number (20) or as rows/frames (1/64, 4/256).',
  'settings.delay': '"{found}" is not a number of frames for {name}; whole numbers from 0 to {most} are allowed.',
  'settings.das':
    '"{found}" is not a delayed auto shift. Write frames before and between repeats as delay/repeat (14/1), each from 1 to {most}.',
} as const;

const diagnose = diagnoser(SETTING_SENTENCES);

function readSpeed(text: string): Speed | null {
  const match = /^(\d{1,4})(?:\/(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const frames = Number(match[2] ?? 1);
  return frames > 0 ? { rows: Number(match[1]), frames } : null;
}

function readDelay(text: string): number | null {
  const frames = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
  return frames <= SETTING_LIMITS.delay ? frames : null;
}

function readDas(text: string): PlaySettings['das'] | null {
  const [delay, repeat, ...more] = text.split('/').map(readDelay);
  return delay && repeat && more.length === 0 ? { delay, repeat } : null;
}

const printSpeed = ({ rows, frames }: Speed): string => (frames === 1 ? String(rows) : `${rows}/${frames}`);

/** How each parameter is written, and how it is read; null when it cannot be read. */
const FORMS: Readonly<
  Record<
    SettingParam,
    {
      readonly print: (settings: PlaySettings) => string;
      readonly read: (text: string) => Partial<PlaySettings> | null;
      readonly wrong: keyof typeof SETTING_SENTENCES;
    }
  >
> = {
  gravity: speedForm('gravity'),
  soft: speedForm('softDrop'),
  lock: delayForm('lockDelay'),
  are: delayForm('entryDelay'),
  das: {
    print: ({ das }) => `${das.delay}/${das.repeat}`,
    read: (text) => {
      const das = readDas(text);
      return das && { das };
    },
    wrong: 'settings.das',
  },
};

function speedForm(name: 'gravity' | 'softDrop'): (typeof FORMS)[SettingParam] {
  return {
    print: (settings) => printSpeed(settings[name]),
    read: (text) => {
      const speed = readSpeed(text);
      return speed && { [name]: speed };
    },
    wrong: 'settings.speed',
  };
}

function delayForm(name: 'lockDelay' | 'entryDelay'): (typeof FORMS)[SettingParam] {
  return {
    print: (settings) => String(settings[name]),
    read: (text) => {
      const frames = readDelay(text);
      return frames === null ? null : { [name]: frames };
    },
    wrong: 'settings.delay',
  };
}

const isParam = (name: string): name is SettingParam => (SETTING_PARAMS as readonly string[]).includes(name);

/**
 * Reads settings from separate values (attributes, URL parameters). Names that are no parameters of settings are left to the caller; what
 * is left out is the default. Spans count within the line that `name=value` parameters in the given order would make.
 */
export function settingsFromParams(
  values: Iterable<readonly [name: string, value: string]>,
): Result<Partial<PlaySettings>> {
  const diagnostics: Diagnostic[] = [];
  let settings: Partial<PlaySettings> = {};
  let end = 0;
  for (const [name, value] of values) {
    if (!isParam(name)) continue;
    const start = end + name.length + 1 + (end > 0 ? 1 : 0);
    end = start + value.length;
    const form = FORMS[name];
    const read = form.read(value);
    if (read === null) {
      const values = { name, found: value, most: SETTING_LIMITS.delay };
      diagnostics.push(diagnose(form.wrong, { start, end }, values));
    } else settings = { ...settings, ...read };
  }
  return diagnostics.length > 0 ? failed(...diagnostics) : ok(settings);
}

/** The parameters of settings in printing order; those that only say the default of the system are left out. */
export function settingsParams(
  settings: PlaySettings,
  system: RotationSystem,
): readonly (readonly [SettingParam, string])[] {
  const usual = defaultSettings(system);
  return SETTING_PARAMS.flatMap((name) => {
    const text = FORMS[name].print(settings);
    return text === FORMS[name].print(usual) ? [] : [[name, text] as const];
  });
}
