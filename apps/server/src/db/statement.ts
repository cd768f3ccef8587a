export interface Statement {
  /** Prepared under this name on its connection; equal names have equal texts. */
  name?: string;
  text: string;
  values?: readonly unknown[];
}
