/** Whether the registry of npm has the package. Publishing sets this; pages and the README of the package follow. */
export const PUBLISHED = false;

/** The file that `npm run package` writes. */
export const archiveOf = (version: string): string => `wallkick-${version}.tgz`;

/** What installs the package into a folder: by its name, or from its file where nobody has published that name. */
export const installCommand = (version: string, published = PUBLISHED): string =>
  published ? 'npm install wallkick' : `npm install ./${archiveOf(version)}`;

/** Steps of a workflow that install the package, without what a later minor version may change, and run a command of it. */
export const workflowSteps = (version: string, command: string, published = PUBLISHED): string =>
  [
    installCommand(version, published).replace(/(?<=wallkick)$/, `@${version.replace(/\.\d+$/, '')}`),
    `npx wallkick ${command}`,
  ]
    .map((line) => `- run: ${line}`)
    .join('\n');

/** How to install the package, for its README. */
export const installation = (version: string, published = PUBLISHED): string =>
  [
    ...(published
      ? []
      : [
          'The registry of npm does not have the package yet. In the source code of Wallkick, `npm run package` writes its file. Put that into your folder and install it there:',
          '',
        ]),
    '```sh',
    installCommand(version, published),
    '```',
  ].join('\n');
