/** Names and steps without something that the dish does not have. */

/** Takes one of a list of ingredients out of a sentence; null if nothing else stands beside it. */
export function withoutOne(text: string, one: string): string | null {
  const forms: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`, ${one}(?=,| e )`, 'u'), ''],
    [new RegExp(`, ([^,;.]+) e ${one}`, 'u'), ' e $1'],
    [new RegExp(` e ${one}`, 'u'), ''],
    [new RegExp(`${one} e `, 'u'), ''],
    [new RegExp(`${one}, `, 'u'), ''],
  ]
  const form = forms.find(([words]) => words.test(text))
  return form ? text.replace(form[0], form[1]) : null
}
