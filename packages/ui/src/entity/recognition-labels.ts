/** Labels of a recognition; those with a count return the language's plural. */
export type RecognitionLabels = {
  /** Between the sender and the recipients. */
  recognized: string;
  everyone: string;
  private: string;
  /** Its words are no longer the first ones. */
  edited: string;
  actions: string;
  more: string;
  less: string;
  others: (count: number) => string;
  points: (count: number) => string;
  pointsEach: (count: number) => string;
  endorsed: (count: number) => string;
};
