declare namespace StarlightApp {
  type InterfaceStrings = typeof import('../../content/i18n/en.json');
  // oxlint-disable-next-line typescript/no-empty-object-type -- Starlight asks for an interface to merge with its own.
  interface I18n extends InterfaceStrings {}
}
