/** What an operator did wrong, in a sentence for them. */
export class OperatorFault extends Error {}
