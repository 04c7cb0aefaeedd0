import { componentFile, componentName } from '#figure/record/files.ts';
import { FIGURES } from '#figures/registry.ts';

/** A new component that is no figure needs its file and a line here. */
const ofPages = {
  LinkPlaces: '#site/lab/LinkPlaces.astro',
  LinkWords: '#site/prose/reference/LinkWords.astro',
  Workbenches: '#site/lab/Workbenches.astro',
  OffsetTables: '#site/offsets/OffsetTables.astro',
  OffsetVerdicts: '#site/offsets/OffsetVerdicts.astro',
  Band: '#site/home/Band.astro',
  BoardKey: '#site/home/BoardKey.astro',
  Card: '#site/home/Card.astro',
  Cards: '#site/home/Cards.astro',
  Claim: '#site/prose/claims/Claim.astro',
  ClaimCounts: '#site/prose/claims/ClaimCounts.astro',
  ClaimLedger: '#site/prose/claims/ClaimLedger.astro',
  DifferenceMatrix: '#site/compare/DifferenceMatrix.astro',
  ErrataList: '#site/prose/claims/ErrataList.astro',
  DataFiles: '#site/prose/reference/DataFiles.astro',
  EmbedAttributes: '#site/prose/reference/EmbedAttributes.astro',
  EmbedExample: '#site/prose/reference/EmbedExample.astro',
  EmbedParts: '#site/prose/reference/EmbedParts.astro',
  EmbedProperties: '#site/prose/reference/EmbedProperties.astro',
  Erratum: '#site/prose/claims/Erratum.astro',
  ExampleCode: '#site/prose/reference/ExampleCode.astro',
  Exhibit: '#site/home/Exhibit.astro',
  FigureKeys: '#site/prose/reference/FigureKeys.astro',
  KeyboardTable: '#site/prose/reference/KeyboardTable.astro',
  HalfTurnOffsets: '#site/prose/systems/HalfTurnOffsets.astro',
  Headline: '#site/home/Headline.astro',
  Hero: '#site/home/Hero.astro',
  HeroText: '#site/home/HeroText.astro',
  Kick: '#site/prose/Kick.astro',
  KickInverses: '#site/prose/systems/KickInverses.astro',
  Moment: '#site/timeline/Moment.astro',
  Note: '#site/prose/Note.astro',
  Palette: '#site/prose/systems/Palette.astro',
  Piece: '#site/prose/Piece.astro',
  PropertyMatrix: '#site/compare/PropertyMatrix.astro',
  PtnCodes: '#site/prose/notation/PtnCodes.astro',
  PtnDifferences: '#site/prose/notation/PtnDifferences.astro',
  PtnForms: '#site/prose/notation/PtnForms.astro',
  PtnGameTable: '#site/prose/notation/PtnGameTable.astro',
  PtnGrammar: '#site/prose/notation/PtnGrammar.astro',
  PtnSurvey: '#site/prose/notation/PtnSurvey.astro',
  Row: '#site/prose/Row.astro',
  RunnerFiles: '#site/prose/reference/RunnerFiles.astro',
  RunnerRecipe: '#site/prose/reference/RunnerRecipe.astro',
  Say: '#site/prose/Say.astro',
  SmallestBoards: '#site/compare/SmallestBoards.astro',
  Source: '#site/prose/claims/Source.astro',
  SourceList: '#site/prose/claims/SourceList.astro',
  Sources: '#site/prose/claims/Sources.astro',
  SpawnTable: '#site/prose/systems/SpawnTable.astro',
  State: '#site/prose/State.astro',
  StateTable: '#site/prose/systems/StateTable.astro',
  SystemFacts: '#site/prose/systems/SystemFacts.astro',
  FeatureMatrix: '#site/prose/systems/FeatureMatrix.astro',
  SystemTable: '#site/prose/systems/SystemTable.astro',
  Table: '#site/prose/Table.astro',
  Term: '#site/prose/Term.astro',
  Terms: '#site/prose/Terms.astro',
  Timeline: '#site/timeline/Timeline.astro',
  Transition: '#site/prose/Transition.astro',
  Vec: '#site/prose/Vec.astro',
  Way: '#site/home/Way.astro',
  Ways: '#site/home/Ways.astro',
  RotatrisNumber: '#site/prose/RotatrisNumber.astro',
  UnknownSystem: '#site/prose/systems/UnknownSystem.astro',
} as const satisfies Readonly<Record<string, `#${string}.astro`>>;

/**
 * The components that pages may use by name: the figures, and those above. Pages import nothing: the build adds an import for each name in
 * a page and fails on an unknown name (build/pageComponents.ts).
 */
export const components: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIGURES.map((figure) => [componentName(figure), componentFile(figure, 'astro')])),
  ...ofPages,
};

/** Components that render a paragraph. Inside another paragraph a browser would split it. */
export const paragraphs: readonly (keyof typeof ofPages)[] = ['Claim', 'Erratum', 'Note'];
