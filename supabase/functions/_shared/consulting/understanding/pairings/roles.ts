/** What a word does in a clause. The first that fits counts. */
const roles = {
  never:
    /^(?:nao|n|nunca|jamais|nada|nenhum[a]?|sem|evit\w+|proib\w+|dispens\w+|detest\w+|odei\w+|cancel\w+)$/,
  out: /^(?:fora|descart\w+|tir[ae]\w*|cort[ae]\w*|pul[ae]\w*|pulem|esquec\w+|quiet[oa]s?|remov\w+|exclu\w+)$/,
  except: /^(?:menos|exceto|tirando|salvo|afora)$/,
  only: /^(?:so|somente|apenas|exclusivamente|unicamente)$/,
  push: /^(?:destac\w+|destaqu\w+|destaque|promov\w+|carro-chefe|carros-chefe|empurr\w+|encalhad[oa]s?|parad[oa]s?|puxar|puxem|girar|girem|foco|foc\w+|foqu\w+|prioridade|prioriz\w+|caprich\w+|comec\w+|inici\w+|primeiro|desencalh\w+|divulg\w+|impulsion\w+)$/,
  softly: /^(?:pode|podem|poderia\w*|prefir\w+|prefer\w+|ideal|seria|talvez|gost\w+|adoro|amo|sonho)$/,
  each: /^(?:cada|tod[oa]s?|sempre|obrigatoriamente)$/,
  option: /^(?:opcao|opcoes|alternativas?|versao|versoes|sugestao|sugestoes)$/,
  filler:
    /^(?:,|a|o|as|os|um|uma|uns|umas|d[aeo]s?|n[ao]s?|em|ao|aos|com|para|pra|pr[ao]s?|por|pel[oa]s?|e|ou|que|q|la|ai|la|ja|aqui|se|me|eu|nos|a gente|gente|voces?|meus?|minhas?|noss[oa]s?|su[oa]s?|ele|ela|eles|elas|dele|dela|isso|esse|essa|esses|essas|este|esta|estes|estas|aquel[ae]s?|tambem|tb|tbm|mas|entao|bem|muito|mais|mesmo|ainda|agora|hoje|sim|por favor|favor|pfv|quer\w*|quis\w*|quero|qro|precis\w+|necessit\w+|desej\w+|gostaria\w*|tem|tenha|tenham|ter|temos|tenho|deve\w*|dev\w+|vai|vao|va|vou|vamos|fica\w*|fique\w*|ficar|ficass\w+|fosse\w*|tivess\w+|entrass\w+|entr[ae]\w*|ser|seja\w*|sao|e|esta\w*|ir|vir|venh\w+|saia|saiam|sair|estar|haver|haja|existir|apare[cç]\w+|inclu\w+|indi[cq]\w+|suger\w+|sugir\w+|recomend\w+|serv\w+|sirv\w+|ofere[cç]\w+|harmoniz\w+|combin\w+|acompanh\w+|cas[ae]\w*|junt\w+|mont\w+|faz\w*|fac[ao]\w*|fazer|fiz\w+|bot\w+|coloc\w+|coloqu\w+|poe|por|ponha\w*|use\w*|usa\w*|uso|usar|traz\w*|trag\w+|pens\w+|mostr\w+|ach\w+|encontr\w+|escolh\w+|consider\w+|lembr\w+|deix[ae]\w*|mist\w+|cai|caem|pede|pedem|lev[ae]|levam|levem|levar|inclui|tipos?|sozinh[oa]s?|par|pares|parzinho|harmonizacao|harmonizacoes|combinacao|combinacoes|bebidas?|pratos?|drinks?|coisas?|algo|alguma?|alguns|algumas|outr[oa]s?|ideias?|exemplos?|lista|cardapio|menu|casa|nov[oa]s?|bom|boa|bons|boas|ideais|certo|certa|cert[oa]s|lado|junto|juntos|mesa|cliente|clientes|pessoal|povo|parte|meio|vez|sempre que|posto|posta|servid[oa]s?|pur[oa]s?|gelad[oa]s?|saber|ver|ajud\w+|tudo)$/,
} as const satisfies Readonly<Record<string, RegExp>>
export type Role = keyof typeof roles | 'number' | 'bound'

const bounds = /^(?:no maximo|pelo menos|no minimo|ao menos|ate|exatamente)$/
const numbers = /^(?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|metade)$/

/** What a folded word does; null if it is not known. */
export function roleOf(word: string): Role | null {
  if (numbers.test(word)) return 'number'
  if (bounds.test(word.replace('_', ' '))) return 'bound'
  return (Object.keys(roles) as (keyof typeof roles)[]).find((role) => roles[role].test(word)) ?? null
}
