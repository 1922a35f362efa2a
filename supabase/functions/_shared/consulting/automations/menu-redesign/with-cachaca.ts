/** Goals of the wizard that ask for more drinks, and for those with cachaça. */
export const wantsDrinks = (goals: readonly string[]) => goals.some((goal) => /drinks|cachaça/i.test(goal))
export const wantsCachaca = (goals: readonly string[]) => goals.some((goal) => /cachaça/i.test(goal))

const poured =
  /cacha[cç]a|caipirinha|caipifruta|(?<!\p{L})batidas?(?= de)|rabo de galo|quent[aã]o|macuna[ií]ma|bombeirinho/iu
/** A caipirinha of another spirit names that spirit. */
const other = /vod[ck]a|saqu[eê]|\brum\b|tequila/i

/** "Dose prata 50 ml": a dose of cachaça by its barrel or colour. */
const dose =
  /^(?:dose|shot)(?!\p{L}).*(?<!\p{L})(?:prata|branc[ao]|branquinha|ouro|carvalho|amburana|umburana|b[aá]lsamo|envelhecida|alambique|castanheira|jequitib[aá])(?!\p{L})/iu
const otherDose = /u[ií]sque|whisk|licor|conhaque|vinho|steinh|\bgi[mn]\b/i

/** Whether an item is made with cachaça, according to its name, description and section. */
export function hasCachaca(name: string, line: string | null = null, section: string | null = null): boolean {
  const words = `${name} ${line ?? ''}`
  if (other.test(words) && !/cacha[cç]a/i.test(words)) return false
  return (
    poured.test(words) ||
    (!otherDose.test(words) && (dose.test(name) || /cacha[cç]as?(?!\p{L})/iu.test(section ?? '')))
  )
}
