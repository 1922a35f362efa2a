/** What is to happen with the house's own items: they leave, they stay, or they shall sell more. */
import type { WishContent } from '../text/draft.ts'
import { article, type Frame, food, frame, type Named, termsIn } from './frame.ts'

const item = 'H\\d+'
const items = `${article}${item}(?: (?:, )?(?:e |nem |ou )?${article}${item})*`
const where = '(?: (?:d[aoe]|n[ao]|fora d[aoe]) (?:carta|cardapio|menu|linha|casa|lista|vez|bar))*'
const lead =
  '(?:(?:ate|a partir de|em|no|na|durante|por enquanto|neste|nesse|nesta|nessa) [a-zA-Z0-9 ]{2,30}? )?(?:(?:e|mas|ja|agora|por mim|eu|nos|a gente|quero|queria|queremos|vou|vamos|preciso|pretendo|pode|podem|favor) )*'
/** Why it is so, in a few words without an order. */
const why =
  '(?: (?:, )?(?:que|porque|pois) (?:ja |e |ela |ele |so |mais |a |o |me |n[ao] )*(?:vende|vendem|sai|saem|gira|giram|pedem|pede|da|dao|estraga|ocupa|encalha|sobra|mais sai|mais vende|carro chefe|queridinh[oa]|campea)[a-z ]*)?'

const itemsIn = (named: Named, kind: 'keepItem' | 'dropItem'): WishContent[] =>
  named.of('items', 'H').map(({ meaning, raw }) => ({ kind, item: meaning?.item?.name ?? raw }))

/** An item that is a cachaça sells more in more drinks; another one is named first. */
const promoted = (named: Named): WishContent[] =>
  named.of('items', 'H').map(({ meaning, raw }) => {
    const [term] = meaning?.terms ?? []
    return term?.kind === 'cachaca' || term?.name.startsWith('cachaça')
      ? { kind: 'share', what: term.name, of: 'many' }
      : { kind: 'promote', item: meaning?.item?.name ?? raw }
  })

const leaves =
  '(?:(?:pode|podem|deve|devem|tem que|precisa|vai|vao|quero que|ja pode|ja podem) )?(?:sair|sai|saem|saia|saiam|ir embora|ser cortad[oa]s?|ser retirad[oa]s?|ser aposentad[oa]s?|sumir|cair fora)|(?:eu |a gente |nos )?(?:nao (?:quero|queremos|vendo|vendemos|faco|fazemos|sirvo|servimos) mais|(?:tir|cort|aposent|elimin|retir)(?:o|ei|amos|ou))|(?:pode|podem) (?:tirar|cortar|esquecer|riscar|aposentar)|(?:ta|esta|fica|estao) fora'
const removes =
  '(?:tir|cort|aposent|elimin|risc|risqu|retir|suprim|exclu|dispens)(?:a|e|ar|em|am|ir|am|indo|o|ei)'
const stays =
  '(?:(?:tem que|deve|devem|precisa|precisam|pode|podem|vai|vao|quero que) )?(?:fica[mr]?|fique[m]?|continua[mr]?|continue[m]?|segue[m]?|permanece[mr]?|mantem|mantenho|mantemos|deixa)|nao (?:sai|saem|mexe[mr]?|mexam|tira|tirem|muda|mudem|pode sair|podem sair)|(?:e|sao) (?:sagrad|intocave|intocavei|intocad)\\w*|ninguem (?:mexe|tira|toca)'
const asItIs =
  '(?: (?:como|do jeito que|igual|assim|la|quiet[oa]|mesmo|ta|esta|estao|e|era|sempre|tambem|n[ao] (?:carta|cardapio|menu|casa)))*'
const keeps =
  '(?:mant(?:enha|enham|er|em|enho|emos)|deix(?:a|e|em|ar|o)|preserv\\w+|conserv\\w+|nao (?:tirem?|mexam? com|mexam? n[ao]s?|mexe n[ao]s?|cortem?|toquem? n[ao]s?|mudem?|alterem?|troquem?|pode tirar))'
const sellsMore =
  '(?:(?:gir[ae]|vend[ae]|sai[a]?)(?:m)? (?:mais|melhor|bem mais)|(?:mais )?em destaque|ganhe(?:m)? destaque|volte(?:m)? a (?:vender|sair|girar))'
const push =
  '(?:relanc\\w+|destac\\w+|destaqu\\w+|dar (?:mais )?destaque (?:a|ao|aos|as|para|pra)|empurr\\w+|vender mais|fazer girar|girar|ressuscit\\w+|reviver|promover)'

const exceptFor = '(?:com excecao d[aoe]s?|exceto|menos|tirando|salvo|fora|so nao)'

export const itemFrames: readonly Frame[] = [
  frame(`${lead}(?<items>${items}) (?:, )?(?:${leaves})${where}${why}`, (named) =>
    itemsIn(named, 'dropItem'),
  ),
  frame(`${lead}${removes} (?<items>${items})${where}${why}`, (named) => itemsIn(named, 'dropItem')),
  frame(`${lead}(?<items>${items}) (?:, )?(?:${stays})${asItIs}${why}`, (named) =>
    itemsIn(named, 'keepItem'),
  ),
  frame(`${lead}${keeps} (?<items>${items})${asItIs}${why}`, (named) => itemsIn(named, 'keepItem')),
  frame(`${lead}(?:que )?(?<items>${items}) ${sellsMore}${where}${why}`, promoted),
  frame(`${lead}(?:pensei em |penso em |pensamos em )?${push} (?<items>${items})${where}${why}`, promoted),
  // "tudo na base de cachaça, com exceção da gin tônica, que continua"
  frame(
    `${lead}(?:tudo|todos|todas|so|somente|apenas)(?: (?:os|as)?(?: )?R\\d+)? (?:a base de|na base d[aeo]|com base em|feit[oa]s? (?:com|de)|com|de) (?<foods>${article}${food}) (?:, )?${exceptFor} (?<items>${items})(?: (?:, )?que (?:continua|continuam|fica|ficam|permanece|segue)${asItIs})?`,
    (named) => {
      const terms = termsIn(named, 'foods')
      return (
        terms && [
          ...terms.map(({ name }): WishContent => ({ kind: 'only', what: name, why: 'taste' })),
          ...itemsIn(named, 'keepItem'),
        ]
      )
    },
  ),
  // "minto, pode deixar só no mojito": where something refused stays.
  frame(
    `(?:(?:minto|mentira|alias|quer dizer|ou melhor|corrigindo|nao|melhor|pensando bem) (?:, )?)*(?:pode|podem)? ?(?:deix\\w+|mant\\w+|fica|ficam|usar?|usem) (?:so|apenas|somente) n[ao]s? (?<items>${items})${why}`,
    (named) => itemsIn(named, 'keepItem'),
  ),
  // "troquem o rum do mojito por cachaça prata"
  frame(
    `${lead}(?:troc\\w+|troqu\\w+|substitu\\w+) (?<old>${article}${food}) (?:d[aoe]|n[ao])s? (?<items>${items}) (?:por|pel[ao]) (?<foods>${article}(?:F|H)\\d+)`,
    (named) => {
      const old = termsIn(named, 'old')
      const next = named.of('foods').flatMap(({ meaning }) => meaning?.terms[0] ?? [])
      if (!old || next.length === 0) return null
      return [
        ...old.map(({ name }): WishContent => ({ kind: 'exclude', what: name, why: 'taste' })),
        ...next.map(({ name }): WishContent => ({ kind: 'prefer', what: name, why: 'taste' })),
      ]
    },
  ),
]
