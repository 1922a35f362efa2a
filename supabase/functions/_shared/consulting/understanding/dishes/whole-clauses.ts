/**
 * Clauses whose halves say the contrary or something wider: what imitates meat is no meat, what guests order and the owner is
 * tired of is not wanted, and the minutes of one dish are no limit of all.
 */
import { namesAt } from './names.ts'
import { amountIn, foodAt, number, type Reader, reads } from './shape.ts'

const refusing =
  '(?:(?:e|mas|tambem|por favor|eu|a gente) )*(?:(?:nao|nem|sem|nada|evit\\p{L}+|fuj\\p{L}+|fug\\p{L}+|dispens\\p{L}+|odei\\p{L}+|detest\\p{L}+)(?: (?:quero|queremos|gosto|gostamos|uso|usamos|sirvo|servimos|faco|fazemos|me|venha\\p{L}*|bote\\p{L}*|coloque\\p{L}*|use\\p{L}*|inventem?|de|d[oa]s?|com|nem|nada|nenhum|nenhuma|coisas?|prato|pratos|receitas?|algo|comida|um|uma|que|seja))*)'
const imitating =
  '(?:imit\\p{L}+|finj\\p{L}+|fing\\p{L}+|parec\\p{L}+|pareca\\p{L}*|simul\\p{L}+|disfarc\\p{L}+|lembr\\p{L}+|com (?:cara|jeito|gosto|aparencia)|fals[oa]s?|fake|de mentira)'
const meat = '(?:carnes?|bifes?|frangos?|linguicas?|salsichas?|peixes?|bacon|hamburguer\\p{L}*)'

/** "nem nada que imite carne", "nada de imitação de carne" */
const noImitation = reads(
  `${refusing} ${imitating}(?: (?:de|ser|a|o|com|d[ao]s?|como|se))* ${meat}(?:(?:,| e| ou| nem)(?: (?:de|a|o))* (?:${meat}|queijos?))*(?: (?:de (?:verdade|mentira)|animal|falsa|fake))?`,
  () => [{ kind: 'exclude', what: 'imitação de carne', why: 'taste' }],
)

const guests =
  '(?:(?:[oa]s? )?(?:client\\p{L}+|fregues\\p{L}*|povo|pessoal|gente|turma|hospedes?|turistas?|publico|galera|mesas?)|todo mundo|tod[oa]s)'
const order =
  '(?:(?:so|sempre|aqui|ainda|vive|vivem|continua\\p{L}*|muito) )*(?:ped\\p{L}+|quer|querem|ador\\p{L}+|am\\p{L}+|gost\\p{L}+ d[eoa]s?|vem pel[oa]s?|vem atras d[eoa]s?|vem por causa d[eoa]s?|perguntam? (?:por|pel[oa]s?))(?: (?:muit[oa]s?|demais|sempre|bastante|so|um monte de))*'
const tired =
  '(?:,? (?:todo dia|toda hora|sempre|direto|demais))?,? (?:mas|so que|porem|e|entretanto) (?:(?:eu|a gente|nos|aqui|ja|a cozinha|a equipe|ninguem|por mim) )*(?:(?:nao )?aguent\\p{L}+ mais|cans\\p{L}+|enjo\\p{L}+|estou (?:farto|farta|enjoad[oa]|cansad[oa])|to (?:farto|farta|enjoad[oa]|cansad[oa])|nao quer\\p{L}* mais|nao (?:faco|fazemos|vou fazer|sirvo) mais|deu|chega|saturou)(?: (?:mais|del[ea]s?|disso|d[ea] (?:fazer|servir)|nem ver|isso|fazer|servir|ver|d[oa] \\p{L}+))*(?: \\p{L}{4,})?(?=\\s*(?:$|[.;!?\\n]|,|e ))'

/** "o cliente pede muito baião, mas não aguento mais" */
const tiredOf: Reader = (said) =>
  [...said.matchAll(new RegExp(`(?<!\\p{L})${guests} ${order} `, 'gu'))].flatMap(({ 0: lead, index }) => {
    const from = index + lead.length
    const named = namesAt(said.slice(from))
    const rest = named && new RegExp(`^${tired}`, 'u').exec(said.slice(from + named.length))
    return named && rest
      ? [
          {
            start: index,
            end: from + named.length + rest[0].length,
            wishes: [...new Set(named.terms.map(({ name }) => name))].map((what) => ({
              kind: 'exclude' as const,
              what,
              why: 'taste' as const,
            })),
          },
        ]
      : []
  })

const one =
  '(?:um|uma|pelo menos (?:um|uma)|ao menos (?:um|uma)) (?:(?:bom |boa |outr[oa] |nov[oa] )?(?:pratos?|lanches?|petiscos?|entradas?|opcao|receita|sobremesa|almoco|coisa)(?: nov[oa]| bo[am])?)'
const atOnce =
  '(?:,? ?(?:que|pra|para|de|se|e|bem|rapid[oa]|pront[oa]|fac\\p{L}+|feit[oa]|prepar\\p{L}+|mont\\p{L}+|fiqu\\p{L}+|ficar|sai\\p{L}*|lev\\p{L}+|demor\\p{L}+|gast\\p{L}+|ser|seja|possa|cozinha|no|na|fogo|mesa) )+'

/** "um prato que leve menos de dez minutos": the others may take longer. */
const oneQuick = reads(
  `(?:(?:e|mas|quero|queria|queremos|preciso de|precisamos de|gostaria de|inclua|coloque|falta|faltou|faz|faca|monte|sugira|mais|tambem) )*${one} ?${atOnce}(?:menos de|no maximo(?: em)?|ate|em(?: ate| menos de| no maximo)?|maximo de) ${number} ?(?:min|minutos?|minutinhos?)`,
  ([said = '', value]) => {
    const minutes = amountIn(value)
    return minutes > 0 && !/(?<!\p{L})(?:cada|nenhuma?|nao)(?!\p{L})/u.test(said)
      ? [{ kind: 'dishTrait', what: 'quick', count: 1, bound: 'at_least', minutes }]
      : null
  },
)

/** "preferimos não fritar nada por imersão, pois a coifa é pequena": the frying, and why. */
const noDeepFrying = reads(
  '(?:(?:e|mas|tambem|aqui|eu|a gente|preferimos|prefiro|melhor|gostaria(?:mos)? de) )*(?:nao|nem|sem|nada|evit\\p{L}+)(?: (?:de|quero|queremos|pode|podemos|vamos|fazemos|faco|trabalhamos com|usamos|uso|tem|nada|coisas?|pratos?|que seja|seja|ser))* (?:frit\\p{L}+)(?: (?:nada|nenhum \\p{L}+|coisa nenhuma|comida|pratos?))? (?:por|de|em|com) (?:imersao|oleo (?:fundo|quente)|fritadeira)(?:,? (?:pois|porque|ja que|que) (?:a|o|as|os|nao|minha|nossa|nosso|meu) [^.;!?\\n]{3,50}?)?(?=\\s*(?:$|[.;!?\\n]))',
  () => [{ kind: 'exclude', what: 'fritar', why: 'taste' }],
)

const gives =
  '(?:rend\\p{L}+|sa(?:i|em)|da|dao|sobra\\p{L}*|fica\\p{L}*|aproveit\\p{L}+|resulta\\p{L}*|serve\\p{L}*)'
const weight = `${number} ?(kg|quilos?|kilos?|g|gramas)`
const asksYield = [
  new RegExp(
    `(?<!\\p{L})(?:e )?(?:em )?quant[oa]s?(?: (?:porcoes|pratos|pfs?|marmitas|pessoas|gramas))?(?: (?:que|eu|a gente|me))* ${gives}(?: (?:de|com|em|d[eo]s?|uns|cada))* ${weight} (?:de |d[oa]s? )`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:e )?(?:um |o )?${weight} (?:de |d[oa]s? )(?=[^.;!?\\n]{3,60} ${gives} (?:para |pra )?quant)`,
    'gu',
  ),
]

/** "quanto rende um quilo de carne de sol?": of the food, although an item of the house has its name. */
const yieldAsked: Reader = (said) =>
  asksYield.flatMap((form) =>
    [...said.matchAll(form)].flatMap(({ 0: lead, 1: value, 2: unit = '', index }) => {
      const food = foodAt(said.slice(index + lead.length))
      const count = Math.round(amountIn(value) * (/^g/.test(unit) ? 1 : 1000))
      const end = /^[^.;!?\n]*\??/u.exec(said.slice(index + lead.length))?.[0].length ?? 0
      const asks = said.slice(index + lead.length, index + lead.length + end).endsWith('?')
      return food && asks && count >= 1
        ? [
            {
              start: index,
              end: index + lead.length + end,
              wishes: [{ kind: 'question' as const, about: 'yields' as const, what: food.term.name, count }],
            },
          ]
        : []
    }),
  )

export const wholeClauses: readonly Reader[] = [noImitation, tiredOf, oneQuick, noDeepFrying, yieldAsked]
