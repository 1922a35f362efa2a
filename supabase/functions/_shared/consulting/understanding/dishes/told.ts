/**
 * What is told of foods and items without wishing anything: "peixe tudo bem", "já existe o de jerimum", "a Cartola é ótima,
 * porém quente", "para acompanhar chope". Other readers must not take the names in it for wishes.
 */
import { healthWords } from '../text/health-words.ts'
import { clauseStarts, itemAt, namesAt, sentenceAt } from './names.ts'
import { type Found, number, type Reader, reads } from './shape.ts'

const permitted =
  /^(?:,? (?:ai|ja|esse|essa|isso|[eé]))* ?(?:,? )(?:tudo bem|sem problemas?|(?:ta|esta|e) (?:liberad|tranquil|ok)\p{L}*|liberad[oa]s?|ok|tranquil[oa]|come(?:m)? (?:normal|bem|de tudo)|nao (?:tem|da|faz) problema(?: nenhum)?)(?=\s*(?:$|[.,;!\n]))/u

/** "peixe tudo bem": allowed, and not asked for. */
const allowed: Reader = (said) =>
  clauseStarts(said).flatMap((start) => {
    const named = namesAt(said.slice(start))
    const match = named && permitted.exec(said.slice(start + named.length))
    // Beside an allergy the words may belong to its list.
    if (healthWords.test(sentenceAt(said, start))) return []
    return named && match ? [{ start, end: start + named.length + match[0].length, wishes: [] }] : []
  })

/** "mas já existe o de jerimum", "já temos risoto" */
const existing = reads(
  '(?:mas |so que |porque |e )?(?:a gente |aqui |no cardapio |la )?ja (?:existe|existem|tem|temos|tenho|ha|vendo|vendemos|sirvo|servimos)(?: (?:um|uma|uns|umas|o|a|os|as|no cardapio|aqui))* (?:de |com )?[^.,;:!?\\n]{2,45}',
  ([said = '']) => (/ (?:em|n[ao]) (?:tod|qualquer|cada)|reais|r\$|\d/.test(said) ? null : []),
)

/** "nesse pode ter queijo e ovo à vontade": what that dish may have, whatever it takes. */
const mayHave = reads(
  '(?:(?:mas|e|so que|porem),? )?(?:n?ess[ea]s?|nel[ea]s?) (?:ai )?(?:pode|podem)(?: (?:ter|levar|entrar|usar|ir|botar|colocar))?(?: (?:com|de))? [^.,;:!?\\n]{2,50}',
  ([said = '']) =>
    /(?<!\p{L})(?:nao|sem|nem|so|ate|apenas|menos|mais|passar|chegar|custar|ser)(?!\p{L})|\d/u.test(said)
      ? null
      : [],
)

/** "hoje só vendo cachorro-quente e batata": what the menu is, and no limit of what it will be. */
const soFar = reads(
  '(?:(?:(?:hoje|hj|atualmente|por enquanto|no momento|ate agora|ate hoje),? )+(?:eu |a gente |nos |aqui )?(?:so |apenas |somente )?|(?:eu |a gente |nos |aqui )?(?:so|apenas|somente) )(?:vendo|vendemos|sirvo|servimos|faco|fazemos|trabalho com|trabalhamos com)(?: (?:so|apenas|somente))? [^.,;:!?\\n]{2,60}',
  ([said = '']) => (/r\$|\d|reais|alerg|celiac|intoler/.test(said) ? null : []),
)

const judged =
  /^ (?:[eé]|ta|esta|sao|vende|sai|fica)(?:m)? (?:[^.,;:!?\n]{2,40})(?:,? (?:porem|mas|so que) (?!quer|pode|tir|sem |nao )(?:\p{L}+ ?){1,3})?(?=\s*(?:$|[.,;!\n]))/u
/** "a Cartola é ótima, porém quente": what an item is like today. */
const ofItems: Reader = (said, { items }) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const own = itemAt(said.slice(start), items)
    const match = own && judged.exec(said.slice(start + own.length))
    if (!own || !match || /(?:quer|precis|pode|deve|tem que|sem|nao|tir|sai do|\d)/.test(match[0])) return []
    return [{ start, end: start + own.length + match[0].length, wishes: [] }]
  })

/** "para acompanhar chope", "que combine com a cerveja": the dishes' companions are chosen anyway. */
const beside = reads(
  '(?:(?:pra|para|que|de|e) )*(?:acompanh\\p{L}+|combin\\p{L}+ com|cas\\p{L}+ com|harmoniz\\p{L}+ com|ir com|vai com|comer com|beliscar com|tomar com) (?:[oa]s? |um |uma |nosso |nossa )?(?:chopp?e?s?|cervejas?(?: gelada)?|brejas?|cachacas?|drinks?|vinhos?|caipirinhas?|bebidas?)(?: gelad[oa]s?)?',
  () => [],
)

/** "gostaria de prestigiar o trabalho dela": whose product it is has been said. */
const honours = reads(
  '(?:(?:quero|queria|gostaria de|queremos|gosto de|a ideia e|vamos) )+(?:prestigiar|valorizar|apoiar|homenagear|ajudar|incentivar) (?:[oa]s? )?(?:trabalho|produtor\\p{L}*|pequenos?|agricult\\p{L}+|produto|gente|pessoal|comunidade|povo)(?: [^.,;:!?\\n]{1,40})?',
  () => [],
)

/** "Caju na comida, e não só no suco": the first is wished, the second is not refused. */
const notOnly: Reader = (said) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const named = namesAt(said.slice(start))
    if (!named) return []
    const match =
      /^[^.,;:!?\n]{0,25},? (?:e )?nao (?:so|apenas|somente) (?:(?:n[oa]s?|em|com|de|como|pra|para) )?[^.,;:!?\n]{2,30}/u.exec(
        said.slice(start + named.length),
      )
    if (!match) return []
    const names = [...new Set(named.terms.map(({ name }) => name))]
    const wishes = names.map((what) => ({ kind: 'prefer' as const, what, why: 'taste' as const }))
    return [{ start, end: start + named.length + match[0].length, wishes }]
  })

const ownMenu =
  '(?:(?:o que|aquilo que|prato\\p{L}*|nada|coisa|item|itens|receita\\p{L}*|que|d[oe]|n[oe]|eu|a gente|ja|esta\\p{L}*|ta|tao|tem|temos|tenho|existe|vendo|vendemos|sirvo|servimos|a casa|aqui|esteja|meu|nosso|o|atual|hoje|nosso) )*'

/** "não repitam o que já tenho no cardápio": a rule of the engine, which the report answers for. */
const noRepeats = reads(
  `(?:nao (?:quero |pode )?(?:repit\\p{L}+|repet\\p{L}+)|sem repet\\p{L}+|nada (?:repetido|igual|parecido)|nao (?:quero )?nada (?:repetido|igual|parecido)|(?:sejam? |tudo )?diferentes?) (?:com |ao |a |d[oe]s? |que )?${ownMenu}(?:(?:ja )?(?:tenho|temos|tem|vendo|vendemos|servimos)|cardapio|menu)(?: (?:atual|de hoje|da casa|hoje|aqui|no cardapio|no menu|na casa))*`,
  () => [{ kind: 'question', about: 'notRepeated' }],
)

/** "nem traços na bancada": how the kitchen works for the allergic guest; no food is named. */
const noTraces = reads(
  '(?:(?:e|nem|sem|nenhum|nada de|nao pode ter|nao pode haver|sequer) )+(?:trac[oa]s?|vestigios?|contaminacao(?: cruzada)?|contato cruzado)(?: (?:n[ao]s?|em|de) (?:bancadas?|cozinha|utensilios?|chapa|panelas?|tabuas?|facas?|oleo|fritadeira|equipamentos?|pratos?|preparo))*(?=\\s*(?:$|[.,;:!?\\n]))',
  () => [{ kind: 'question', about: 'noTraces' }],
)

const counted = new RegExp(`(?<!\\p{L})${number}(?!\\p{L})`, 'u')
/** "hambúrgueres novos": every dish here is new. Counted ones are read with their number. */
const news: Reader = (said) =>
  [...said.matchAll(/(?<=\p{L}{3}s )nov[oa]s?(?=\s*(?:$|[.,;!?\n]| e | (?:pro|pra|para) ))/gu)].flatMap(
    (match) =>
      match[0].endsWith('s') && counted.test(sentenceAt(said, match.index))
        ? []
        : [{ start: match.index, end: match.index + match[0].length, wishes: [] }],
  )

const newDishes = reads(
  '(?:quero|queremos|queria|preciso de|precisamos de|gostaria de) (?:pratos?|receitas?|ideias|opcoes) nov[oa]s',
  () => [],
)

/** "que agora tem muito vegano": who comes, and no diet of every dish. */
const dietGuests = reads(
  '(?:,? (?:que|porque|pois|ja que|e) )?(?:(?:agora|aqui|hoje|la|sempre|ultimamente|a gente) )*(?:tem|temos|vem|aparece|apareceu|tem aparecido|(?:esta|ta|anda) (?:vindo|aparecendo|cheio de)|cresceu|cresce|aumentou|chega|recebo|recebemos|atendo|atendemos) (?:(?:muit[oa]s?|bastante|cada vez mais|mais|um monte de|uns|umas|varios|o numero de|o publico) )+(?:(?:client\\p{L}+|gente|pessoal|alun\\p{L}+|menin\\p{L}+|publico|turma) )?(?:que (?:e|sao) )?(?:vegan|vegetarian)[oa]s?(?=\\s*(?:$|[.,;!\\n]))',
  () => [],
)

const enough =
  /^ (?:eu |a gente )?ja (?:temos|tenho|tem) (?:demais|ate demais|de mais)(?:,? (?:prefiro|quero|melhor|entao|e) [^.;!?\n]{0,20}evit[^.,;!?\n]{0,12})?(?=\s*(?:$|[.,;!\n]))/u
/** "Cordeiro já temos demais, prefiro evitá-lo": not once more. */
const hadEnough: Reader = (said) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const named = namesAt(said.slice(start))
    const match = named && enough.exec(said.slice(start + named.length))
    if (!named || !match || healthWords.test(sentenceAt(said, start))) return []
    const names = [...new Set(named.terms.map(({ name }) => name))]
    return [
      {
        start,
        end: start + named.length + match[0].length,
        wishes: names.map((what) => ({ kind: 'exclude' as const, what, why: 'taste' as const })),
      },
    ]
  })

export const toldReaders: readonly Reader[] = [
  hadEnough,
  dietGuests,
  newDishes,
  news,
  noTraces,
  noRepeats,
  notOnly,
  allowed,
  mayHave,
  existing,
  soFar,
  ofItems,
  beside,
  honours,
]
