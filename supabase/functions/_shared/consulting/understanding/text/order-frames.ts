/**
 * Ways to give an order that all say the same: "nem pensem em tirar", "não admito que tirem", "melhor não tirar" are "não
 * tirar"; "pensei em tirar" and "tentem tirar" are "quero tirar". Only before verbs of what a consultation does: "quero saber"
 * asks, and "quero crescer" hopes.
 */
import { begins } from './words-around.ts'

const verbs =
  `mexer tirar cortar usar utilizar colocar botar deixar evitar criar mudar aumentar baixar abaixar postar falar citar mencionar
  publicar divulgar mostrar trocar cobrar reajustar alterar retirar remover excluir eliminar aproveitar gastar tocar inventar
  repetir marcar destacar diminuir reduzir considerar respeitar escrever empurrar juntar separar ignorar subir manter fazer
  incluir servir sugerir propor indicar recomendar priorizar valorizar desovar montar lançar oferecer acrescentar adicionar
  substituir ultrapassar passar encarecer misturar preparar anunciar promover segurar congelar`.split(/\s+/)

/** Present subjunctives, third person singular, that do not follow from the infinitive. */
const irregular: Readonly<Record<string, string>> = {
  subir: 'suba',
  manter: 'mantenha',
  fazer: 'faça',
  incluir: 'inclua',
  excluir: 'exclua',
  servir: 'sirva',
  sugerir: 'sugira',
  propor: 'proponha',
  repetir: 'repita',
  diminuir: 'diminua',
  substituir: 'substitua',
  promover: 'promova',
}

function subjunctive(verb: string): string {
  const stem = verb.slice(0, -2)
  if (irregular[verb]) return irregular[verb]
  if (verb.endsWith('ar')) return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c')}e`
  return `${stem.replace(/g$/, 'j').replace(/c$/, 'ç')}a`
}

/** "tirassem" */
const past = (verb: string): string =>
  verb === 'fazer'
    ? 'fizesse'
    : verb === 'manter'
      ? 'mantivesse'
      : verb === 'propor'
        ? 'propusesse'
        : `${verb.slice(0, -1)}sse`

/** What is asked of others, by its form. */
const infinitives: ReadonlyMap<string, string> = new Map(
  verbs.flatMap((verb) =>
    [verb, `${verb}em`, subjunctive(verb), `${subjunctive(verb)}m`, past(verb), `${past(verb)}m`].map(
      (form): [string, string] => [form, verb],
    ),
  ),
)
const oneOf = (forms: readonly string[]) =>
  `(?:${forms.map((form) => form.replace(/[çãáâéêíóôú]/g, (sign) => `[${sign}${sign.normalize('NFD').charAt(0)}]`)).join('|')})(?!\\p{L})`
const infinitive = oneOf(verbs.flatMap((verb) => [verb, `${verb}em`]))
const asked = `(?:voc[eê]s? |vcs? |se |a gente )?${oneOf(verbs.flatMap((verb) => [subjunctive(verb), `${subjunctive(verb)}m`, past(verb), `${past(verb)}m`]))}`
const us = '(?:eu |a gente |n[oó]s )?'
const want =
  '(?:quero|queremos|queria|quer[ií]amos|gostaria|gostar[ií]amos|pe[cç]o|pedimos|prefiro|preferimos|preferia|espero|preciso|precisamos|a gente quer)'

const refusal = [
  `(?:nem |n[ãa]o )(?:pens(?:e|em|ar)|sonh(?:e|em|ar)) em ${infinitive}`,
  `${us}n[ãa]o (?:admito|aceito|permito|admitimos|aceitamos|${want}) que ${asked}`,
  `${us}${want} que n[ãa]o ${asked}`,
  `(?:(?:acho|achamos|[eé]|seria|era|talvez) )?(?:melhor|prudente|bom) n[ãa]o ${infinitive}`,
  `${us}(?:favor|prefiro|preferimos|preferia|queria|quero|queremos|gostaria de|(?:pe[cç]o|pedimos) (?:pra|para)) n[ãa]o ${infinitive}`,
  `(?:(?:[eé]|fica|est[aá]|t[aá]) )?(?:terminantemente |expressamente )?proibid[oa] ${infinitive}`,
  `(?:nada de|jamais|nunca|evit(?:e|em|a|ar)|(?:eu )?n[ãa]o (?:gostaria de|[eé] (?:pra|para)|se (?:pode|deve)|deve(?:m)?|vamos|vou)) ${infinitive}`,
]
const order = [
  `${us}(?:pens(?:ei|amos|o|ava) em|(?:es)?t(?:ou|amos|[oô]|[aá]) pensando em|tinha(?:mos)? pensado em|fa(?:[cç]o|zemos) quest[ãa]o de) ${infinitive}`,
  `(?:a )?(?:minha |nossa )?(?:vontade|ideia|inten[cç][ãa]o) (?:[eé]|era|seria) ${infinitive}`,
  `(?:trat(?:e|em|a|ar) de|n[ãa]o (?:se )?esque(?:ce|cer|[cç]a|[cç]am) de|lembr(?:e|em|a|ar) de|tent(?:e|em|a|ar)|procur(?:e|em|a|ar)|busqu(?:e|em)|(?:me |nos )?ajud(?:a|e|em|ar) a|(?:[eé] |seria )?(?:preciso|necess[aá]rio|fundamental)) ${infinitive}`,
  `(?:a gente quer|n[oó]s queremos|queremos|queria|quer[ií]amos|gostar(?:ia|[ií]amos) (?:muito )?de) ${infinitive}`,
  `${us}(?:${want}|fa[cç]o quest[ãa]o(?: de)?) que ${asked}`,
]
/** Of posts, whose readers take "quero …" for a topic, also what is only wanted and what is asked of several. */
const postVerbs = ['tirar', 'evitar', 'deixar', 'postar', 'publicar', 'escrever', 'colocar', 'botar', 'usar']
const orderOfPosts = [
  `${us}(?:quero|vou|vamos|tem que|tem de|precisa(?:m)?|preciso|deve(?:m)?) ${oneOf(postVerbs)}`,
  oneOf(postVerbs.map((verb) => `${subjunctive(verb)}m`)),
]
const named = (patterns: readonly string[]) => new RegExp(`${begins}(?:${patterns.join('|')})(?= )`, 'giu')

/** Each ends with a form of the verb. */
const refused = named(refusal)
const ordered = named(order)
const orderedPosts = named([...order, ...orderOfPosts])

/** The infinitive of the verb at the end of a frame. */
const verbOf = (said: string): string | undefined => {
  const form = /\p{L}+$/u.exec(said.toLowerCase())?.[0] ?? ''
  return infinitives.get(form) ?? infinitives.get(form.replace(/c(?=am?$)/, 'ç'))
}

/** What stands in the place of a frame, by its pattern. */
export const orderFrames = (
  ofPosts: boolean,
): readonly (readonly [RegExp, (said: string) => string | undefined])[] => [
  [
    refused,
    (said) => {
      const verb = verbOf(said)
      return verb && `não ${verb}`
    },
  ],
  [
    ofPosts ? orderedPosts : ordered,
    (said) => {
      const verb = verbOf(said)
      return verb && (ofPosts ? verb : `quero ${verb}`)
    },
  ],
]
