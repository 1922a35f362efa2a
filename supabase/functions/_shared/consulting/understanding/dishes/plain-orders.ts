/** Orders that owners give of new dishes in everyday sentences: who cooks, what they look like, what they go with, how they are priced. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { courseIn } from '../text/courses.ts'
import type { WishContent } from '../text/draft.ts'
import { healthWords } from '../text/health-words.ts'
import { sentenceAt } from './names.ts'
import { usualGuests } from './part-traits.ts'
import { amountIn, number, type Reader, reads } from './shape.ts'

/** "três hambúrgueres com cara do Ceará": what is named before it is meant, and no other dish. */
const ofAll =
  (what: string) =>
  ({ input = '', index = 0 }: RegExpMatchArray): WishContent[] | null =>
    /[\p{L}\p{N}]\s*$/u.test(input.slice(0, index)) ? null : [{ kind: 'style', what }]

const simple = (): WishContent[] => [{ kind: 'style', what: 'rápidos de fazer' }]

const cook =
  '(?:(?:a|o|as|os|minha|meu|minhas|meus|nossa|nosso) )*(?:cozinheir[oa]s?|equipe(?: da cozinha)?|ajudantes?|pessoal da cozinha|time da cozinha|auxiliar(?:es)?(?: de cozinha)?|menin[oa]s? da cozinha|chapeir[oa]s?)'
const inexperienced =
  '(?:nov(?:a|o|as|os|ata|ato|atas|atos)(?: (?:ainda|na casa|na funcao))?|inexperientes?|iniciantes?|recem[- ]?(?:chegad|contratad)[oa]s?|sem (?:muita )?(?:experiencia|pratica|tecnica)|verdes?|aprendendo(?: ainda)?|em treinamento|aprendiz(?:es)?)'
const isNew = `(?:(?:e|sao|esta|estao|ta|tao|ainda|bem|muito|meio|so|quase) )+${inexperienced}`
/** "minha cozinheira é nova e ainda está aprendendo" */
const newCook = reads(
  `(?:(?:porque|pois|como|e|mas) )*${cook} (?:${isNew}|(?:(?:ainda|nao) )+(?:tem|domina|dominam|sabe|sabem) (?:muita |muito |tanta )?(?:experiencia|pratica|tecnica)|(?:comecou|entrou|chegou) (?:agora|ontem|ha pouco|faz pouco|esse mes|essa semana))(?:,? (?:e |mas |que )?(?:${isNew}|nao tem (?:muita )?(?:experiencia|pratica|tecnica)))?`,
  simple,
)

const people = '(?:pessoal|gente|equipe|mao de obra|ninguem|time|braco|cozinheir[oa]|tempo)'
const work =
  '(?:empratar|empratamento|montar|montagem|decorar|finalizar|apresentar|fazer|preparar|cozinhar|executar|cuidar de)'
const hard =
  '(?:(?:coisas?|pratos?|receitas?|algo|de|uma?|com|muito|tao) )*(?:dificil|dificeis|complicad[oa]s?|complex[oa]s?|elaborad[oa]s?|cheio de (?:detalhe|etapa)s?|trabalhos[oa]s?|muit[oa]s? (?:detalhes?|etapas?)|demorad[oa]s?)'
/** "não tenho pessoal para empratar coisa difícil" */
const nobodyFor = reads(
  `(?:(?:eu|a gente|aqui|e|mas) )*(?:(?:nao|nem) (?:tenho|temos|tem|ha)|sem|falta|me falta) ${people}(?: (?:treinad[oa]|suficiente|bastante|capaz|preparad[oa]))?(?: (?:para|pra|de|que saiba|que))+ ${work} ${hard}`,
  simple,
)

/** "o prato tem que ser bonito para foto" */
const forPictures = reads(
  '(?:(?:quero|queria|e|o|os|tod[oa]s?|cada|um|prat[oa]s?|receitas?|comida|tudo|tem que|tem de|precisam?|devem?|sejam?|ser|que|fique[m]?|ficar|saia[m]?|sair|bem|muito) )*(?:(?:bonit|lind|bacan)[oa]s? (?:para|pra|de|na|em|nas|pras|para as) (?:tirar |postar |sair (?:na|em) )?(?:a )?(?:fotos?|fotografar|fotografia|instagram|insta|stories|redes(?: sociais)?)|fotogenic[oa]s?|instagramave(?:l|is)|(?:rend(?:a|am|er)|de|da|dar) (?:uma )?(?:boas? |belas? )?fotos?(?: (?:bonitas?|boas?))?)',
  ofAll('sofisticados'),
)

const home =
  '(?:nordeste|nordestin[oa]|ceara|cearense|sertao|sertanej[oa]|interior|fortaleza|litoral|regiao|nossa (?:terra|regiao|gente)|terra|lugar|daqui)'
/** "quero pratos com cara de Nordeste" */
const ofTheRegion = reads(
  `(?:(?:quero|queria|gostaria de|prefiro|pode|e|os|uns|alguns|prat[oa]s?|receitas?|comidas?|coisas?|algo|cardapio|menu|que|tenha[m]?|ter|tragam?|lembrem?|com|tudo) )*(?:cara|jeito|sotaque|alma|gosto|gostinho|sabor|sabores|tempero|identidade|raiz|pegada|toque|memoria|cheiro) (?:d[eoa]s? |bem )?${home}`,
  ofAll('ingredientes locais'),
)

const drunk =
  '(?:cervej(?:a|as|inha)|chopes?|chopp|drinks?|caipirinhas?|cachacas?|pingas?|doses?|geladas?|bebidas?|vinhos?|happy hour|conversa)'
/** "quero um petisco para acompanhar a cerveja" */
const besideDrinks = reads(
  `(?:(?:e|mais|tambem|quero|queria|preciso de|precisa ter|inclui|coloca|falta|faltou|tem que ter) )*${number} (petiscos?|petisquinhos?|tira[- ]?gostos?|porc(?:ao|oes)|entrad(?:inh)?as?|belisc\\p{L}+)(?: (?:que|para|pra|de|bo[am]s?|pensad[oa]s?|ideal|ideais|combine[m]?|combinar|acompanhe[m]?|acompanhar|ir|va|vao|bem|comer|beliscar|tomar|sirva|servir|junto|casar|case) ?)+(?: ?(?:com|de|d[oa]|n[oa]))*(?: ?(?:o|a|os|as|uma?|nossa|nosso))? ?${drunk}(?: (?:bem )?gelad[oa]s?)?`,
  ([, value, noun = '']) => {
    const count = amountIn(value)
    if (!(count >= 1 && count <= 12)) return null
    return [
      {
        kind: 'count',
        count,
        bound: count === 1 ? 'at_least' : 'exactly',
        course: courseIn(noun) ?? 'petisco',
      },
    ]
  },
)

/** "um deles com peixe de água doce": the fish of a pond that a kitchen of the coast buys. */
const riverFish = 'tilápia'
const ofFreshWater = reads(
  `(?:(?:quero|queria|e|mais|pelo menos|ao menos|faz|coloca) )*(?:${number} (?:(?:d?el[ae]s|d[oa]s pratos|pratos?|receitas?) )?(?:(?:que|com|de|leve|usando|usa|tenha|seja) )*)peixes? (?:de|da|do) (?:agua doce|rio|acude|lagoa|represa)`,
  ([, value]) => {
    const count = amountIn(value)
    return count >= 1 && count <= 12 ? [{ kind: 'share', what: riverFish, of: 'many', count }] : null
  },
)

/** "não quero peixe de água doce": none from the sea is refused. */
const noFreshWater = reads(
  '(?:(?:eu|a gente|aqui|e|mas) )*(?:(?:nao|nem)(?: (?:quero|queremos|uso|usamos|trabalho com|trabalhamos com|compro|sirvo|pode|use|usem|gosto de|bote|coloque))*|sem|nada de|evit\\p{L}+|tir\\p{L}+) (?:o |os )?peixes? (?:de|da|do) (?:agua doce|rio|acude|lagoa|represa)',
  () => [{ kind: 'exclude', what: riverFish, why: 'taste' }],
)

/** "não quero nada que precise de maçarico", "sem pratos que levem coentro": what no dish may ask for. */
const withoutIt = reads(
  '(?:(?:nao|nem) (?:quero|queremos|pode|podem|pode ser|inventem?|coloquem?|faz|facam?)|sem|nada|evit\\p{L}+|fuj\\p{L}+ de)(?: (?:ter|haver|nada|coisas?|algo|de|pratos?|receitas?|nenhum|nenhuma))*(?: que)? (?:precis|us|exij|exig|dependa|depende|peca|pede|leve|va a|va n)\\p{L}*(?: (?:de|d[oa]s?|o|a|uma?|no|na))* (\\p{L}+(?: \\p{L}+)?)',
  ({ 1: said = '', input = '', index = 0 }) => {
    if (healthWords.test(sentenceAt(input, index))) return null
    const term = findTerm(said) ?? findTerm(said.split(' ')[0] ?? '')
    if (term?.kind === 'equipment') return [{ kind: 'equipment', what: term.name, has: false }]
    const isFood = term?.kind === 'ingredient' || term?.kind === 'group'
    return isFood ? [{ kind: 'exclude', what: term.name, why: 'taste' }] : null
  },
)

/** "uma sobremesa com rapadura": of that one, and of no other. */
const oneWith = reads(
  `(?:(?:e|mais|quero|queria|preciso de|faz|fazer|criar|montar|da (?:pra|para)|pode|coloca|inclui) )*${number} (sobremesas?|entradas?|petiscos?|lanches?) (?:com|de|que leve[m]?|a base de|usando) ((?:\\p{L}+)(?:[ -]\\p{L}+)?)(?=\\s*(?:[.;!?\\n]|$))`,
  ([, value, noun = '', said = '']) => {
    const count = amountIn(value)
    const term = findTerm(said)
    return term?.kind === 'ingredient' && count === 1
      ? [
          {
            kind: 'dishTrait',
            what: 'holds',
            anyOf: [term.name],
            count,
            bound: 'at_least',
            course: courseIn(noun) ?? 'sobremesa',
          },
        ]
      : null
  },
)

/** "só tenho 40 pratos rasos": crockery, and no number of recipes. */
const crockery = reads(
  `(?:(?:so|eu|a gente|aqui|apenas|ja|a casa) )*(?:tenho|temos|tem|comprei|compramos|ganhei|sao) (?:so |apenas |uns )?${number} pratos? (?:ras|fund|branc|pret|quadrad|redond|grand|pequen)[eo]s?(?: de \\p{L}+)?`,
  () => [],
)

const money = '(?:r\\$ ?)?(\\d{1,3}(?:[.,]\\d{1,2})?)(?: ?(?:reais|real|contos?))?'
const upTo =
  '(?:(?:,|:|custando|custa|custar|sai|saia|fica|fique|por|de|a) ?)*(?:ate|no maximo|maximo(?: de)?) '
/** "individual até 45, o de dividir até 98": the first is the rule, and the second is for the plates that are shared. */
const forOneAndForTwo = reads(
  `(?:(?:quero|e|o|os|a|as|cada|preco|prat[oa]s?) )*individua(?:l|is) ?${upTo}${money}(?:,|;| e| mas)+ (?:(?:o|os|a|as|um|uma|prat[oa]s?|travessa|porcao) )*((?:de|pra|para|d[oa]) (?:dividir|compartilhar|rachar|dois|duas|duas pessoas|(?:o )?casal|(?:a )?mesa|(?:a )?familia)) ?${upTo}${money}`,
  ([, one = '', plate = '', both = '']) => {
    const [max, most] = [one, both].map((said) => Number(said.replace(',', '.')))
    if (!max || !most || most <= max) return null
    return [
      { kind: 'price', max },
      {
        kind: 'dishTrait',
        what: 'shared',
        serves: usualGuests(plate),
        count: 1,
        bound: 'at_least',
        max: most,
        mayCostMore: true,
      },
    ]
  },
)

export const plainOrders: readonly Reader[] = [
  newCook,
  nobodyFor,
  forPictures,
  ofTheRegion,
  besideDrinks,
  noFreshWater,
  ofFreshWater,
  withoutIt,
  oneWith,
  crockery,
  forOneAndForTwo,
]
