/** The formats by which houses are known, and the words that show them. */
import type { FoodId } from '../../base/pantry/kitchen.ts'
import type { NeedId } from './needs.ts'

export interface Format {
  /** In the name of a dish, folded. */
  named: RegExp
  /** In the heading of its section; the names below it are often only flavours: "Calabresa". */
  headed: RegExp
  /** In the name of the house. */
  house: RegExp
  /** What a house that sells it has, whatever else its kitchen lacks. */
  needs: readonly NeedId[]
  /** Sold by a unit of its own, so that its prices say nothing about a plate. */
  isUnit?: true
  /** Needs nothing that a kitchen lacks: who sells one can make another. */
  isSimple?: true
  /** The food that makes it: a house with some left over can sell it, whatever its menu says. */
  dough?: FoodId
  /** A family of dishes whose prices differ: a soup of prawns and a grilled lobster. */
  isFamily?: true
}

export const table = {
  tapioca: {
    named: /^(?:mini )?(?:tapiocas?|tapioquinhas?|beijus?)\b|^taco de tapioca/,
    headed: /tapioca|beiju/,
    house: /tapioc|beiju/,
    needs: ['griddle'],
    isSimple: true,
    dough: 'goma',
  },
  pizza: {
    named: /^(?:mini )?(?:pizzas?|calzones?|brotinhos?)\b/,
    headed: /pizza/,
    house: /pizz/,
    needs: ['oven'],
    isUnit: true,
  },
  hamburguer: {
    named: /hamburg|burg(?:u?er)|\bsmash\b|^x[- ]|^cheese ?(?:salada|bacon)/,
    headed: /burg/,
    house: /burg/,
    needs: ['griddle'],
  },
  temaki: {
    named: /^temaki/,
    headed: /temaki/,
    house: /temak/,
    needs: [],
  },
  sushi: {
    named: /sushi|uramaki|hossomaki|niguiri|nigiri|sashimi|hot (?:roll|holl)|^joe\b|poke|^combinado/,
    headed: /sushi|sashimi|combinado|rolls?\b/,
    house: /sushi|japa|nikkei/,
    needs: [],
    isFamily: true,
  },
  espetinho: {
    named: /espet(?:o|inho)|churrasquinho/,
    headed: /espet/,
    house: /espet/,
    needs: ['grill'],
    isUnit: true,
  },
  pastel: {
    named: /^(?:mini )?past(?:el|eis|elzinhos?|eizinhos)\b/,
    headed: /past(?:el|eis)\b/,
    house: /pastel/,
    needs: ['fryer'],
    isUnit: true,
  },
  crepe: {
    named: /^(?:crepes?|galettes?)\b/,
    headed: /crepe|galette/,
    house: /crep/,
    needs: ['griddle', 'burner'],
    isSimple: true,
  },
  esfiha: {
    named: /^(?:mini )?(?:esfi[hr]r?as?|sfihas?)\b/,
    headed: /esfi[hr]/,
    house: /esfi[hr]/,
    needs: ['oven'],
    isUnit: true,
  },
  arabe: {
    named: /quibe|kibe|kafta|homus|hommus|hummus|babagan|tabule|shawarma|charuto|coalhada|falafel|pao sirio/,
    headed: /arabe|libanes|siri[oa]s/,
    house: /arabe|libanes|siri[oa]/,
    needs: [],
    isFamily: true,
  },
  caldo: {
    named: /^(?:cald(?:o|inho)s?|sopas?|sopinhas?|canjas?)\b(?! de cana)/,
    headed: /caldos|caldinhos|sopas/,
    house: /caldo|sopa/,
    needs: ['burner'],
  },
  massa: {
    named:
      /^(?:penne|espaguete|spaghetti|fettuc|talharim|tagliatelle|lasanha|nhoque|gnocchi|ravio|canelone|rondel|massa|macarr|cappell|capele|risoto)/,
    headed: /massas|risotos/,
    house: /cantina|trattoria|massas/,
    needs: ['burner'],
    isFamily: true,
  },
  gelado: {
    named: /acai|sorvete|sundae|milk-?\s?shake|casquinha \d|banana split|^copo \d bola|^barca/,
    headed: /acai|sorvete|gelato/,
    house: /acai|sorvet|gelat/,
    needs: [],
  },
  dende: {
    named: /acaraje|\babara\b|moqueca|^bobo\b|vatapa|caruru|xinxim|dende/,
    headed: /baian|bahia/,
    house: /baian|bahia/,
    needs: ['burner'],
    isFamily: true,
  },
  bowl: {
    named: /\bbowls?\b|^salada(?! de frutas)|^tigela/,
    headed: /bowl|saladas/,
    house: /bowl|salad/,
    needs: [],
    isFamily: true,
  },
  cuscuz: {
    named: /^cuscuz/,
    headed: /cuscuz/,
    house: /cuscuz/,
    needs: ['burner'],
    isSimple: true,
    dough: 'cuscuz',
  },
  sanduiche: {
    named:
      /^sandu|^pao (?:com|de (?!queijo|alho)|na chapa|molhado)|^cachorro|^misto|^bauru|^beirute|\bno pao\b/,
    headed: /sandu/,
    house: /sandu/,
    needs: ['griddle'],
    isSimple: true,
  },
  bolo: {
    named: /^(?:bolos?|tortas?|brownies?|cheesecakes?|quiches?|empadas?)\b/,
    headed: /bolos|tortas/,
    house: /bolos|confeitaria|doceria/,
    needs: ['oven'],
    isFamily: true,
  },
  // Last: a soup of prawns is a soup.
  mar: {
    named:
      /peixe|camar(?:ao|oes)|caranguej|lagosta|polvo|ostras?\b|\bsiri|sururu|marisco|\blulas?\b|arraia|\bpargo|tilapia|robalo|cioba|peixada/,
    headed: /frutos do mar|mariscos|peixes|do mar$/,
    house: /caranguej|marisc|peixad|frutos do mar|lagost/,
    needs: ['burner'],
    isFamily: true,
  },
} satisfies Readonly<Record<string, Format>>
