export type ViewerLabels = {
  title: string;
  close: string;
  previous: string;
  next: string;
  download: string;
  play: string;
  pause: string;
  /** '2 of 5' */
  at: (n: number, of: number) => string;
};
