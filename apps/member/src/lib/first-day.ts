/** Sunday is 0. */
export function firstDayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}
