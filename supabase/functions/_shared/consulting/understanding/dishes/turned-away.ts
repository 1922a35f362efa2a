/**
 * What is refused after its name: "arraia não quero mais", "só amendoim que não", "cogumelo eu só acho congelado, então
 * deixem fora". The slots: names · link · predicate · until when.
 */
import { allergyWords } from '../text/health-words.ts'
import { clauseStarts, itemAt, namesAt, sentenceAt } from './names.ts'
import type { Found, Reader } from './shape.ts'

const link =
  '(?:,? (?:que|isso|ess[ea]s?|est[ea]s?|a[ií]|dai|entao|por isso|portanto|agora|eu|a gente|nos|aqui|ja|tambem|esse ano|melhor|por favor|hoje|ultimamente|[eé]|na minha cozinha|na casa|nessa casa|pra mim|comigo))*'

/** No longer wanted, or never. */
const unwanted = [
  'nao (?:quero|queremos|entra|entram|uso|usamos|usem|use|sirvo|servimos|faco|fazemos|trabalho|trabalhamos|rola|presta|vai|vao|coloquem?|botem?|facam?|incluam?|precisa|vende|sai)(?: (?:mais|nada|nunca|de jeito nenhum|aqui|na (?:minha )?cozinha|na casa|nem ver|ver|saber|entrar|usar|no cardapio|esse ano|desta vez|nem de graca))*',
  'nao (?:pode|podem|deve|devem)(?: (?:mais|entrar|ter|usar|aparecer))*',
  'nem (?:entra|entram|chega|passa|quero|pode|pensar|ver)(?: (?:entrar|chegar|perto|aqui|na (?:minha )?cozinha|na casa|no cardapio))*',
  '(?:nao|nem pensar|nem de graca|de jeito nenhum|de forma alguma|nem a pau|jamais|nunca)(?: mais| obrigad[oa]| mesmo)*',
  '(?:deix\\p{L}+|fic\\p{L}*|fiqu\\p{L}+|ta|tao|esta|estao|vai|vao|coloc\\p{L}+|continua\\p{L}*|seg\\p{L}+)(?: (?:isso|tudo|eles|elas|ficar))* (?:de )?fora(?: (?:do cardapio|da lista|do menu|disso))?',
  '(?:(?:ta|tao|esta|estao|e|sao|foi|foram|ficou|fica|ficam|continua\\p{L}*) )?(?:vetad|proibid|cortad|suspens|banid|descartad|cancelad|riscad|abolid)[oa]s?',
  '(?:dispens\\p{L}+|pass[oe]|evit\\p{L}+|tir\\p{L}+|cort\\p{L}+|sai|saem)(?: fora)?',
  '(?:ja )?(?:deu o que tinha que dar|cansou|enjoou|saturou|ninguem (?:mais )?aguenta(?: mais)?|ninguem (?:come|pede|quer|gosta)(?: (?:aqui|mais))?)',
  '(?:(?:inteir[oa]s?|frit[oa]s?|simples) )?(?:ja )?(?:tem|existe|vende|vendem) (?:em|n[ao]) (?:tod[oa]s?|qualquer|cada)(?: (?:o|a|os|as))? [^.,;:!?\\n]{2,40}(?:,? (?:e )?(?:eu )?(?:quero|queria|queremos) (?:o contrario|diferente|outra coisa|fugir disso|coisa diferente|novidade))?',
  '(?:virou|vira|ficou|esta|ta) (?:tudo igual|moda|lugar comum|batid[oa]|manjad[oa])(?: [^.,;:!?\\n]{2,30})?',
  '(?:o |meu |nosso )?(?:turista|cliente|fregues|povo|pessoal|publico)s? nao (?:encara|come|gosta|pede|aceita|quer)m?(?: (?:mais|aqui))?',
]
/** Not to be had, or too dear. */
const lacking = [
  '(?:encareceu|subiu|disparou|aumentou)(?: (?:demais|muito|tanto|bastante|de preco|de novo))*(?: (?:e|que|por isso|entao|ai)(?: (?:eu|a gente|ja|nao|parei|paramos|deixei|deixamos|desisti|de|compro|comprei|compramos|comprar|usar|servir|mais|da|dou|conta))+)?',
  '(?:eu |a gente )?(?:parei|paramos|deixei|deixamos|desisti|desistimos) de (?:comprar|usar|servir|vender|fazer|trabalhar com)',
  '(?:eu |a gente )?nao (?:compro|compramos|acho|achamos|encontro|encontramos|consigo|conseguimos|chega|chegam|tem|tenho|temos|vem)(?: (?:mais|aqui|na feira|no mercado|direito|bo[am]|fresc[oa]s?|por aqui|nessa epoca|agora))*',
  '(?:ta|tao|esta|estao|anda|andam|ficou|ficaram|virou)(?: (?:muito|tao|mais|um|uma))? (?:car[oa]s?(?: demais)?|carissim[oa]s?|em falta|absurd[oa]s?|roubo|luxo|sumid[oa]s?|dificil(?: de achar)?|ruim(?: de achar)?)',
  '(?:eu |a gente )?so (?:acho|achamos|encontro|encontramos|tem|vem|chega|consigo|compro)(?: (?:de|em|do|da))? (?:congelad[oa]s?|lata|conserva|fora|importad[oa]s?|enlatad[oa]s?|industrializad[oa]s?)',
]
const out =
  '(?:,? (?:entao|por isso|portanto|ai|dai|logo|e|assim))+ (?:nao (?:quero|usem?|uso|entra|coloquem?|botem?)|deix\\p{L}+(?: de)? fora|fic\\p{L}+ fora|(?:melhor )?(?:tir\\p{L}+|evit\\p{L}+|cort\\p{L}+|sem))'
const until =
  '(?:,? (?:ate|por enquanto|enquanto)(?: (?:nao )?[^.,;:!?\\n]{2,40})?| por (?:uns|algum) (?:tempo|meses|dias))?'

const end = '(?=\\s*(?:$|[.,;:!?\\n)]|(?:e|mas|porque|pq|pois|que|ja que|enquanto|ate|so)(?!\\p{L})))'
const predicate = new RegExp(
  `^${link}(?:,? | )(?:(?<lack>${lacking.join('|')})(?:${out}|,? (?:pode )?(?:tir|cort|evit)\\p{L}*)?|(?<not>${unwanted.join('|')}))${until}${end}`,
  'u',
)

/** Words that turn the refusal around: "não pode faltar", "não abro mão". */
const keeps = /nao (?:pode|podem|deve|devem) (?:faltar|sair|ficar de fora|deixar)|abro mao|dispenso nao/

/** A sentence that asks refuses nothing. */
const isAsked = (said: string, at: number) => {
  const stop = said.slice(at).search(/[.!?;\n]/)
  return stop >= 0 && said[at + stop] === '?'
}

/** Words that turn to the refusal, and belong to it. */
const turning = /(?<!\p{L})(?:(?:so|mas|porem|ja|agora|quanto a|e)\s+)+(?:[oa]s?\s+)?$/u

/** Only the whole phrase "só amendoim que não" refuses; "só amendoim" limits. */
export const turnedAway: Reader = (said, { items }) => {
  const found: Found[] = []
  for (const start of clauseStarts(said)) {
    if (found.some((one) => start < one.end)) continue
    const rest = said.slice(start)
    const named = namesAt(rest)
    if (!named || isAsked(said, start)) continue
    // What happens to an item of the house is another matter.
    const own = itemAt(rest, items)
    if (own && own.length >= named.length) continue
    const after = predicate.exec(rest.slice(named.length))
    if (!after || keeps.test(rest.slice(0, named.length + after[0].length + 12))) continue
    const isHealth = allergyWords.test(sentenceAt(said, start))
    const why = isHealth
      ? ('allergy' as const)
      : after.groups?.lack
        ? ('supply' as const)
        : ('taste' as const)
    const names = [...new Set(named.terms.map(({ name }) => name))]
    found.push({
      start: start - (turning.exec(said.slice(0, start))?.[0].length ?? 0),
      end: start + named.length + after[0].length,
      wishes: names.map((what) => ({ kind: 'exclude', what, why })),
    })
  }
  return found
}
