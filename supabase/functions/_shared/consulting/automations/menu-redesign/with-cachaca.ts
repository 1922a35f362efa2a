/** Goals of the wizard that ask for more drinks, and for those with cachaça. */
export const wantsDrinks = (goals: readonly string[]) => goals.some((goal) => /drinks|cachaça/i.test(goal))
export const wantsCachaca = (goals: readonly string[]) => goals.some((goal) => /cachaça/i.test(goal))

const poured =
  /cacha[cç]a|caipirinha|caipifruta|(?<!\p{L})batidas?(?= de)|rabo de galo|quent[aã]o|macuna[ií]ma|bombeirinho/iu
/** A caipirinha of another spirit says so. */
const other = /vod[ck]a|saqu[eê]|\brum\b|tequila/i

/** Whether an item is made with cachaça, as far as its name and its line on the menu tell. */
export function hasCachaca(name: string, line: string | null = null): boolean {
  const words = `${name} ${line ?? ''}`
  return poured.test(words) && (!other.test(words) || /cacha[cç]a/i.test(words))
}
