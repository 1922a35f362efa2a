/** "sem inglês e sem gíria", "não gosto de diminutivo", "trata por senhor": the words that no caption has, in any order. */
import type { PostRule } from '../../base/request/calendar-wishes.ts'
import type { WishContent } from '../text/draft.ts'

const things: readonly (readonly [RegExp, PostRule])[] = [
  [
    /(?:palavras?|termos?|express\w+|frases?|nomes?) (?:em|de|do|no) (?:ingles|outra lingua|outro idioma)|ingles|estrangeirismos?|anglicismos?|estrangeir[oa]s?/,
    'noEnglish',
  ],
  [/girias?/, 'noSlang'],
  [/diminutivos?|(?:palavras? )?no diminutivo|inh[oa]s?/, 'noDiminutives'],
  [/(?:pontos? de )?exclamac(?:ao|oes)|pontos? exclamativos?/, 'noExclamation'],
  [/emojis?|emoticons?|figurinhas?|carinhas?/, 'noEmoji'],
  [/hashtags?/, 'noHashtags'],
  [/(?:[oa]s? )?(?:precos?|valor(?:es)?)/, 'noPrice'],
  [/descontos?|promoc(?:ao|oes)/, 'noDiscount'],
  [/(?:fotos? (?:de|com) |mostrar )?(?:rostos?|caras?|clientes?|gente)/, 'noFaces'],
  [/(?:fotos? (?:de|com) )?criancas?/, 'noChildren'],
  [/videos?/, 'noVideo'],
  [/intimidades?|informalidades?|voce/, 'formal'],
]
const refusal =
  /^(?:(?:nao|nem|nunca|n) (?:quero|gosto|gostamos|use|usa|usem|usar|bote?|bota|ponha|poe|coloque|coloca|escreva|escreve|fale|fala|curto|combina(?: com a casa)?)(?: de| com)?|sem|nada(?: de)?|nenhum[ao]?|evit\w+|zero|chega de|tir[ae]|corta|fora|nem|e|ou|mas)(?= )/
/** Words around the things that say nothing more. */
const filler =
  /^(?:d[aeo]s?|n[ao]s?|em|com|os?|as?|um|uma|e|ou|nem|muit[oa]s?|tant[oa]s?|texto|textos|legendas?|posts?|publicac\w+|frases?|palavras?|chei[oa]s?|escrev\w+|quero|prefiro|tom|linguagem|mais|bem|sempre|so|tudo|por favor|pfv|ta|viu|hein|demais|nas|nos|minhas|meus|minha|de jeito nenhum|pra mim|aqui|casa|que)(?= |$)/
const reason = /,? (?:porque|que|pois|fica|ficam|acho|parece|soa|nao combina|combina) .*$/
const lead = /^.*? (?:entao|por isso|dai) /

const formal =
  /^(?:(?:quero|prefiro|com|um|uma|o|tom|texto|textos|linguagem|jeito|tratamento|escrev\w+|fal\w+|bem|mais|tudo|e|mas|seja|de|maneira|forma) )*(?:formal|formais|respeitos[oa]s?|cerimonios[oa]s?)(?: (?:por favor|e|com o cliente|nas? legendas?|nos? textos?))*$|\btrat\w+ (?:(?:sempre )?(?:[oa]s? )?(?:client\w+|pessoal|povo|gente|quem le|todo mundo|todos) )?(?:por|de|como) (?:o )?senhora?/
const inPortuguese =
  /^(?:(?:quero|escrev\w+|bot\w+|e|so|tudo|os?|as?|textos?|legendas?|posts?|publicac\w+|por favor|sempre|apenas) )*(?:so |tudo |apenas |somente )?em (?:bom )?portugues(?: (?:por favor|mesmo|claro))*$/

/** Whether all of a clause refuses words of captions, and which; null for any other. @param folded without accents */
export function readWordingLimits(given: string): WishContent[] | null {
  const clause = given
    .replace(/[.!]+$/g, '')
    .replace(lead, '')
    .replace(reason, '')
    .trim()
  const rules = new Set<PostRule>()
  const parts = clause.split(/,\s*/).filter((part) => part !== '')
  let refuses = false
  for (const part of parts) {
    if (formal.test(part) && !/^(?:sem|nada|nao) /.test(part)) {
      rules.add('formal')
      continue
    }
    if (inPortuguese.test(part)) {
      rules.add('noEnglish')
      continue
    }
    let rest = part
    while (rest !== '') {
      const stop = refusal.exec(rest)?.[0]
      if (stop !== undefined) {
        if (!/^(?:e|ou|mas)$/.test(stop)) refuses = true
        rest = rest.slice(stop.length).trim()
        continue
      }
      // "texto formal sem emoji", "tudo em português": asked for, and not refused.
      const wanted = /^(?:(formal|formais|respeitos[oa]s?)|em (?:bom )?portugues)(?= |$)/.exec(rest)
      if (wanted && !refuses) {
        rules.add(wanted[1] === undefined ? 'noEnglish' : 'formal')
        rest = rest.slice(wanted[0].length).trim()
        continue
      }
      const example = rules.has('noEnglish')
        ? /^(?:delivery|happy hour|direct|link)(?= |$)/.exec(rest)?.[0]
        : undefined
      if (example !== undefined) {
        rest = rest.slice(example.length).trim()
        continue
      }
      const [words, rule] = things.find(([one]) => new RegExp(`^(?:${one.source})(?= |$)`).test(rest)) ?? []
      if (words && rule && refuses) {
        rules.add(rule)
        rest = rest.replace(new RegExp(`^(?:${words.source})`), '').trim()
        continue
      }
      const filled = filler.exec(rest)?.[0]
      if (filled === undefined) return null
      rest = rest.slice(filled.length).trim()
    }
  }
  // One thing that an older reader knows stays with it: "sem emoji", "sem hashtag nas fotos".
  const own: readonly PostRule[] = ['noEnglish', 'noDiminutives', 'noExclamation', 'formal', 'noSlang']
  return [...rules].some((rule) => own.includes(rule))
    ? [...rules].map(
        (what): WishContent => (what === 'noPrice' ? { kind: 'onlyPrice' } : { kind: 'postRule', what }),
      )
    : null
}
