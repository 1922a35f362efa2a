/** What new dishes should be like, in the many words that owners have for it. */
import { type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

/** Words around the style that say nothing more. */
const beside = has(
  'coisas?|algo|prat(?:o|os|inho|inhos)|comid(?:a|as|inha)|receitas?|quero|queria|gostaria|gosto|pens\\w+|com cara|cara|que|mais|bem|bastante|um pouco|ideia|d[ao]|n[ao]|aqui|faz|espirito|busc\\w+|a gente|estilo|pegada|jeito|nivel|tipo|pux\\w+|fuj\\w+|toque|ar|mesmo|tudo|tod[oa]s|ser|sej\\w+|pod\\w+|ITEM|daquel[ea]s?|us\\w+|venh?a\\w*|valoriz\\w+|com|em|pra|para|e o que|todo mundo|gente|publico|povo|ta|tem|tenha\\w*|a beira|beira|piscina|praia|com[ei]\\w*|cidade|aguent\\w+',
)
const notStyle =
  'MONEY|PERCENT|NUMBER|DATE|HOUR|WEEKDAY|FOOD(?! ~(?:gordura|piment))|TOOL(?! ~fogo)|bo[ao]s?|um|uma|alguns|algumas|del[ea]s|metade|concorren\\w+|vizinh\\w+|outr[oa]s?'

/** "fogo na boca" names no stove. */
const withTools = (fields: Record<string, unknown>, slots: Slots) => {
  slots.tools()
  return fields
}

const style = (what: string, words: string, not = 'nao|sem|nem|nada|nenhum\\w*'): Rule => ({
  words: [has(words)],
  not: has(`${notStyle}|${not}`),
  beside,
  strange: 0,
  form: wish('style', { what }, { turn: withTools }),
})

export const dishStyles: readonly Rule[] = [
  style(
    'mais leves',
    '(?<!que )lev(?:e|es|inh[oa]s?)|saudave(?:l|is)|magr[oa]s?|magrinh[oa]s?|light|fit|fitness|de dieta|dieta|calor|(?:sem|pouca|menos) (?:muita |tanta )?(?:FOOD ~)?gordura|(?:nao|sem|nada|nem|fuj\\w+|evit\\w+)(?: (?!FOOD)\\w+){0,3} (?:gordur\\w+|pesad\\w+|empanzin\\w+|enjoativ\\w+|encharcad\\w+)|nao (?:empanzin\\w+|pes\\w+ (?:no estomago|na barriga)|empach\\w+)|fresc[oa]s?|fresquinh[oa]s?|frescor|refrescantes?|facil de digerir|leveza|(?:nao|nada que) (?:de |dê |da )?(?:sono|pes\\w+ (?:na barriga|no estomago)|empanturr\\w+)|baixa caloria|pouca caloria|alivi\\w+(?: na (?:FOOD ~)?gordura)?|(?:cai|caia) bem no estomago|sem sofrer|pesad\\w+ demais,? alivi\\w+|delicad[oa]s?',
    'nenhum\\w*|bolso|preco|pescad\\w+|todo dia|cheg\\w+|receb\\w+',
  ),
  style(
    'para dividir',
    'belisc\\w+|roda de amig\\w+|(?:da |de |pra |a )?mesa (?:grande|toda|inteira|cheia)|(?:mete\\w*|met\\w+|bot\\w+|enfi\\w+) o garfo|travessas?|(?:de|pra) (?:turma|galera|familia|rodada)|familia reunida|compartilh\\w+|dividir|divid\\w+|junt[oa]s?|coletiv\\w+|comunitari\\w+|rateio|pra (?:todo mundo|varias pessoas) (?:pegar|comer|provar)|todo mundo da mesa|(?:galera|turma|casais|grupo) (?:racha\\w*|reparte\\w*)|racha\\w*|repart\\w+|tapas|um pouquinho de cada|porcoes generosas|servir no meio|sirva muita gente|muita gente|amig[oa]s',
    'nao|sem|nem|nada|nenhum\\w*|individua\\w+|frequent\\w+|vem|vao|client\\w+|devolv\\w+|reclam\\w+|estranh\\w+|detest\\w+|odeia\\w*|torce\\w*|rejeit\\w+',
  ),
  style(
    'sofisticados',
    '(?:de )?alta gastronomia|gourmet|requint\\w+|(?:de )?chef|sofistic\\w+|autora(?:l|is)|(?:de )?menu assinado|assinad[oa]s?|apresentac\\w+ caprich\\w+|fin[oa]s?|finesse|chiqu\\w+|elegan\\w+|estrelad\\w+|restaurante (?:fino|chique|estrelado|caro)|premium|glamour|instagram\\w+|bonit[oa] de (?:ver|foto)|de foto|de tecnica|fuj\\w+ d[oe] (?:trivial|comum|basico|obvio)|estrela michelin|michelin|elev\\w+ o (?:padrao|nivel)|refinament\\w+|refinad\\w+|impression\\w+|critico|a altura d[ae]|bistro|delicadeza|tecnica (?:francesa|apurada)|viajad\\w+|finesse|alto nivel|diferenciad\\w+|de luxo|luxuos\\w+',
    'nao|sem|nem|nada|nenhum\\w*|vinhos?|cachaca|nome|meu chef|o chef|nosso chef',
  ),
  style(
    'picantes',
    'ard\\w+|picant\\w+|picancia|apimentad\\w+|(?:FOOD ~)?pimentinh\\w+|(?:peg\\w+ )?(?:TOOL ~)?fogo na boca|(?:quentes?|ardid\\w+|fort\\w+) d[ea] (?:FOOD ~)?piment\\w+|temper\\w* quente|puxad\\w+ na (?:FOOD ~)?pimenta|queim\\w+ a (?:lingua|boca)|boca pegando (?:TOOL ~)?fogo|faca suar|suar|ardos[oa]|ardidinh[oa]s?|ardid[oa] gostos[oa]|(?:FOOD ~)?piment\\w+ que o povo aguenta|malagueta sem do|puxad\\w+ na (?:FOOD ~)?piment\\w+(?: de cheiro)?|de chorar',
    'nao|sem|nem|nada|nenhum\\w*|pouc\\w+|menos',
  ),
  style(
    'ingredientes locais',
    '(?:do|da|dos|das|com|o|os) (?:pequen[oa]s? )?produt(?:or|ores|o|os)(?: (?:daqui|loca(?:l|is)|da (?:regiao|terra|serra|cidade)|do lugar|do interior))|(?:d[ao]s? )?feira (?:da cidade|daqui|livre|local|d[ao] bairro|d[oe] produtor)?|(?:ingredientes?|produtos?|insumos?|coisas?) (?:daqui|loca(?:l|is)|da (?:regiao|terra|serra)|do lugar)|daqui|da (?:terra|nossa terra|regiao|serra)|(?:comid|coisa|prato|sabor|receita|cozinha)\\w* d[oe] (?:sertao|interior|lugar|ceara|nordeste)|regiona(?:l|is)|loca(?:l|is)|cearens\\w+|nordestin\\w+|agricult\\w+|quilometro zero|materia.?prima (?:de perto|local|daqui)|de perto|macico de baturite(?: produz\\w*)?|sertanej\\w+|(?:a roca|o sitio|a terra|o lugar) daqui (?:da|produz)|(?:insumo|produto|coisa|gosto|identidade|pescado|fruta)\\w* d[oae] (?:cerrado|para|pantanal|vale|serra|litoral|amazonia|caatinga|sertao|minas|capixaba)(?: \\w+){0,2}|identidade \\w+|raio de NUMBER|nada de fora|pequeno agricultor|d[oa] municipio|pantanal tem que|feira de \\w+(?: \\w+)?|que saem daqui|prestigi\\w+|valoriz\\w+',
    'nao|sem|nem|nada|nenhum\\w*|turist\\w+|client\\w+|pessoal|cachaca|concorr\\w+|saiam?|longe',
  ),
  style(
    'de custo baixo',
    'barat(?:o|a|os|as|inh\\w+)|economic\\w+|econom\\w+|em conta|nao pes\\w+ no (?:meu )?bolso|que rend\\w+|gast\\w+ pouco|pouco gasto|carnes? de segunda|ingredientes? (?:barat\\w+|em conta|simples|popular\\w*)|custem? pouco|sai\\w* (?:barato|em conta)|orcamento (?:e )?(?:magro|curto|apertado)|to quebrad[oa]|(?:sem|nada de) ingrediente car[oa]s?|nada importad[oa]s?|segur\\w+ o gasto|nao pes\\w+ no (?:meu )?caixa|pouco investimento|gastando pouco',
    'nem|nada|nenhum\\w*|vend\\w+|mais barat\\w+|o mais|concorr\\w+|nao (?!pes)',
  ),
  style(
    'rápidos de fazer',
    'rapid\\w+|ligeir\\w+|pratic[oa]s?|praticidade|sem (?:complic\\w+|enrola\\w+|demora)|simples de fazer|facil (?:de fazer|de montar)|faceis (?:de fazer)?|agil|ageis|descomplicad\\w+|pouco (?:trabalho|preparo)|nao (?:demor\\w+|dê trabalho|de trabalho)|(?:nao quero |sem )?nada demorad[oa]|vapt.?vupt|pa pum|num pulo|poucas etapas|pouca montagem|num instante',
    'tenho pratica|nem|nada|nenhum\\w*|nao (?!demor|de trabalho)|entreg\\w+|client\\w+ com pressa',
  ),
]
