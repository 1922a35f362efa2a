import { foldAccents } from './text.ts'

/** Feminine kitchen nouns whose ending does not show it; all others follow their ending. */
const feminine = new Set(
  'carne couve maionese mousse alface noze noz ponte noite tarde nuvem neve rede mare quermesse raiz luz flor baguete quiche terrine dose long lanchonete boate brasserie rotisserie boulangerie delicatessen heineken skol budweiser spaten'.split(
    ' ',
  ),
)
const masculine = new Set(
  'gorgonzola feta parma mocha tira abre quebra cata coracao feijao camarao limao cupuacu caju caja maracuja umbu guarana samba yakisoba missoshiro lamen karaage tempura dia programa tema cinema'.split(
    ' ',
  ),
)

/** Gender and number of a noun phrase, from its first word. Tuned for words on menus. */
function nounOf(phrase: string): { feminine: boolean; plural: boolean } {
  if (/^onion rings/i.test(phrase)) return { feminine: true, plural: true }
  const first = (phrase.toLowerCase().match(/\p{L}+/u) ?? [''])[0]
  const plural = /(?<!s)s$/.test(first)
  const stem = plural ? first.slice(0, -1) : first
  const folded = foldAccents(stem)
  if (feminine.has(folded)) return { feminine: true, plural }
  if (masculine.has(folded)) return { feminine: false, plural }
  return { feminine: /(a|ã|ção|çõe|gem)$/.test(stem), plural }
}

/** "a carne de sol", "os nachos". */
export function the(phrase: string): string {
  const noun = nounOf(phrase)
  return `${noun.feminine ? 'a' : 'o'}${noun.plural ? 's' : ''} ${phrase}`
}

/** "da carne de sol", "dos nachos". */
export function ofThe(phrase: string): string {
  return `d${the(phrase)}`
}

/** Names that begin with an article: "O Botequim", "As Meninas". */
const hasArticle = /^(?:o|a|os|as) /i

/** A house's name is singular, whatever its first word: "o Lanches do Beto", "a Casa Norte". */
export function theHouse(name: string): string {
  if (hasArticle.test(name)) return name
  return `${isFeminine(name) ? 'a' : 'o'} ${name}`
}

/** A verb in the number of a name: "a lula segue", "as lulas seguem". */
export const verbFor = (name: string, one: string, many: string): string => (nounOf(name).plural ? many : one)

/** Whether what is called so is a she: "a Chuva do Caju", "o Velas do Mucuripe". */
export function isFeminine(name: string): boolean {
  const noun = nounOf(name)
  return noun.feminine && !noun.plural
}

/** Adjectives given as masculine, in the gender of a name: "comprido e leve" of "Chuva do Caju" is "comprida e leve". */
export const inGenderOf = (name: string, adjectives: string): string =>
  isFeminine(name)
    ? adjectives.replace(/\b(comprid|cremos|curt|batid|azedinh|gelad|servid|cantad|pedid)o\b/g, '$1a')
    : adjectives

/** "do Lanches do Beto", "da Casa Norte", "de O Botequim". */
export function ofTheHouse(name: string): string {
  return hasArticle.test(name) ? `de ${name}` : `d${theHouse(name)}`
}

/** "no Lanches do Beto", "na Casa Norte", "em O Botequim". */
export function inTheHouse(name: string): string {
  return hasArticle.test(name) ? `em ${name}` : `n${theHouse(name)}`
}

/** "ao Lanches do Beto", "à Casa Norte", "a O Botequim". */
export function toTheHouse(name: string): string {
  return hasArticle.test(name) ? `a ${name}` : `a${theHouse(name)}`.replace(/^aa /, 'à ')
}

/** The first letter small: "um copo". */
export const uncapitalize = (text: string): string =>
  /^\p{Lu}(?:\p{Lu}|\p{Ll}+\p{Lu})/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Capitalises the first letter and leaves the rest. */
export function capitalize(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}
