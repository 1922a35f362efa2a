/** What owners refuse after they have named it: "vodca a gente deixou de comprar", "coentro eu não suporto, não ponham". */

import type { WishContent } from '../text/draft.ts'
import { excluded } from './allergy-frames.ts'
import { article, type Frame, food, frame, listOf, termsIn } from './frame.ts'

const who = '(?:(?:eu|nos|a gente|aqui|ja|mesmo|tambem|comum|comuns|esse|essa|isso|por mim|na casa|no bar) )*'
const uses =
  '(?:compr\\w+|us\\w+|serv\\w+|vend\\w+|trabalh\\w+|bot\\w+|coloc\\w+|aceit\\w+|suport\\w+|aguent\\w+|gost\\w+|curt\\w+|quer\\w+|faco|faz\\w*|entra|entram|rola|pode|podem|vai|vao|cabe|presta|precisa)'
const refused = `(?:(?:nao|nunca|nem|jamais) (?:se |me |mais )?(?:${uses}|pode entrar|podem entrar|quero ver)(?: mais| com| de| nem de graca)?|(?:deix|par)(?:ei|ou|amos|aram) de (?:compr|us|serv|vend|trabalh)\\w+|detest\\w+|odei\\w+|abomin\\w+|dispens\\w+|(?:esta|ta|estao|fica|ficam|e|sao|foi|foram|vai|continua) (?:fora|proibid[oa]s?|vetad[oa]s?|banid[oa]s?|cortad[oa]s?|descartad[oa]s?)|nem (?:pensar|a pau|morto|de graca|pintad[oa])|de jeito nenhum|(?:pode|podem|e pra|e para) (?:tirar|cortar|esquecer|riscar))`
const again =
  '(?: ,? ?(?:e )?(?:(?:nao|nem|nunca) (?:me )?(?:bota|botem|bote|poe|ponha|ponham|usa|use|usem|coloca|coloque|coloquem|inventem|precisa)|nem pensar|de jeito nenhum|nunca|por favor|aqui|em nada|em nenhum|no meu bar|no bar|na casa|na carta|nao))*'

/** The food before its refusal. A permission after it ("espumante pode") is another clause. */
export const refusalFrames: readonly Frame[] = [
  // "leite comum não"
  frame(
    `(?:e |mas )?(?<foods>${article}${food}) (?:comum|normal|puro|pura|de caixa|de verdade) nao`,
    (named) => excluded(named, null),
  ),
  // "a extra premium é pra beber pura": in no drink
  frame(
    `(?<neat>${article}(?:F|H)\\d+) (?:e|fica|sai|serve|deixem?|vai|eu vendo|vendemos)? ?(?:so |apenas )?(?:pra|para|de) (?:beber|tomar|servir|vender|degustar) (?:pur[oa]|na dose|sozinh[oa]|sem gelo)`,
    (named) =>
      named.of('neat').flatMap(({ meaning }): WishContent[] => {
        const [term] = meaning?.terms ?? []
        return term ? [{ kind: 'exclude', what: term.name, why: 'taste' }] : []
      }),
  ),
  // "espumante pode": what is allowed beside something refused
  frame(
    `(?:mas |e |ja |so )*(?<foods>${article}${food}) (?:pode|podem|eu aceito|tudo bem|ta liberad[oa]|esta liberad[oa]|e bem vind[oa]s?)(?: usar| entrar| sim)?`,
    (named) =>
      termsIn(named, 'foods')?.map(
        ({ name }): WishContent => ({ kind: 'prefer', what: name, why: 'taste' }),
      ) ?? null,
  ),
  frame(`(?:e |mas )?(?<foods>${listOf(food)}) (?:, )?${who}${refused}${again}`, (named) =>
    excluded(named, null),
  ),
]
