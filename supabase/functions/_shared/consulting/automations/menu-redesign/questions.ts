/** Questions to the kitchen or the bar if the menu's words do not say what an item is. */

import type { HouseItemKind } from '../../base/house/house.ts'
import { fillChoices } from '../../base/language/choices.ts'

type Asked = { name: string; section: string; kind: HouseItemKind; seed: string }

const aboutFood: readonly [RegExp, string][] = [
  [
    /^a[cç]a[ií](?!\p{L})/iu,
    '[O que vem por cima, e o que se cobra à parte?|Complete: com ___ e ___ por cima; à parte, ___.]',
  ],
  [
    /^(?:pf(?!\p{L})|prato feito|executivo)/iu,
    '[O que acompanha no prato, e o que o cliente pode trocar?|Complete: vem com ___, ___ e ___; troque ___ por ___.]',
  ],
  [
    /^(?:x-|burger|hamb|smash|sandu|misto|bauru|cachorro)/i,
    '[Em que pão vai, com que queijo e que molho?|Complete: no pão ___, com ___, ___ e molho de ___.|Que pão, que ponto, que queijo, que molho?]',
  ],
  [/^pizza/i, 'Que sabores há, e a massa é feita na casa?'],
  [/^p[aã]o (?:de queijo|na chapa)/i, 'É feito na casa, e vem com quê?'],
  [
    /^(?:past[eé]|empada|coxinha|croquete|bolinh|quiche|dadinho|risole)/i,
    '[O que mais vai no recheio, e vem com que molho?|Complete: recheio de ___ com ___, e molho de ___ ao lado.|Além do nome, o que há dentro, e em que se molha?]',
  ],
  [/^(?:tapioca|cuscuz|crepe|bruschetta)/i, 'O que mais vai junto, e a massa é feita na hora?'],
  [/^(?:cald|sopa)/i, 'O que vai por cima, e o que vem para molhar?'],
  [/^(?:risoto|nhoque|ravi[oó]li|massa|arroz)/i, 'Que caldo, queijo ou molho dá o gosto?'],
  [/^(?:queijo|cogumelo|t[aá]bua)/i, 'De que produtor é, e o que vem ao lado?'],
  [
    /sobremesa|doce|bolo|torta|mousse|pudim|cocada|cr[eè]me|sorvete|rapadura com/i,
    '[É feito na casa? Vem com calda, fruta ou sorvete?|Complete: feito ___, servido com ___.|Quem faz, e o que vai por cima ou ao lado?]',
  ],
  [
    /camar|caranguejo|patinha|lagosta|peixe|pargo|polvo|arraia|siri|ostra|robalo|sururu|moqueca/i,
    '[De onde vem, como a cozinha prepara e o que chega no prato?|Complete: de ___, feito em ___, com ___ e ___.|Que porto, que fogo, que acompanhamento?]',
  ],
  [
    /frango|asinha|galinha|carne|lingui[cç]a|l[ií]ngua|costela|pato|confit|fil[eé]|bode|carneiro|buchada|panelada|sarapatel|torresmo|porco|espet/i,
    '[Quanto tempo de preparo, com que tempero, e o que vem ao lado?|Complete: ___ horas de ___, com ___ e ___ ao lado.|Que corte, que tempero, que acompanhamento?]',
  ],
  [
    /batata|macaxeira|nachos|an[eé]is|pretzel/i,
    '[Que tempero leva, e vem com que molho?|Complete: com ___, para molhar em ___.|Temperado com quê, e molhado em quê?]',
  ],
]

const aboutDrinks: readonly [RegExp, string][] = [
  [
    /ta[cç]a|vinho|espumante/i,
    '[Que uva, de que produtor e de que região?|Complete: ___, da vinícola ___, em ___.|De que casa vem, de que uva, de que ano?]',
  ],
  [
    /\b(?:ipa|apa|pilsen|stout|weiss|lager|chope|chopp)\b/i,
    '[De que cervejaria é: leve, amarga ou tostada?|Complete: da cervejaria ___, ___ e ___.]',
  ],
  [
    /^(?:tequila|u[ií]sque|whisky|rum|vodca|vodka|gim|gin|cacha[cç]a|conhaque)\b/i,
    '[De que marca é, e quantos ml tem a dose?|Que marca é, e como se serve: puro, com gelo, com quê?]',
  ],
]

/** A question, or a line to complete, that only this house can answer. */
export function askFor(asked: Asked): string {
  return fillChoices(questionOf(asked), asked.seed)
}

function questionOf({ name, section, kind }: Asked): string {
  if (kind === 'drink' || kind === 'dose') {
    return (
      aboutDrinks.find(([pattern]) => pattern.test(name))?.[1] ??
      '[O que vai no copo, e com que guarnição sai do bar?|Complete: leva ___, ___ e ___.|Que ingredientes, que gelo, que guarnição?]'
    )
  }
  const found =
    aboutFood.find(([pattern]) => pattern.test(name)) ?? aboutFood.find(([pattern]) => pattern.test(section))
  return (
    found?.[1] ??
    '[O que é, do que é feito e com o que chega à mesa?|Complete: ___ com ___, servido com ___.]'
  )
}
