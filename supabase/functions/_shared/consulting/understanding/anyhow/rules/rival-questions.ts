/** What owners ask about competitors and about their own place among them: the first subject whose words a question has. */
import { ask, item, maybe, money, onWeekdays, percent, type Rule, said, withRest } from '../form.ts'
import { has } from '../words.ts'

const of = (form: Rule['form'], ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  form: { ...form, turn: withRest },
})
const but = (rule: Rule, not: string): Rule => ({ ...rule, not: has(not) })

const them =
  'eles|elas|deles|delas|del[ea]|el[ea]|la|lado|vizinh\\w+|concorren\\w+|outros?|outras?|rival|rivais|todo mundo|orla|regiao|bairro|cidade'

export const rivalQuestions: readonly Rule[] = [
  of(
    ask('agreement'),
    'combin(?:ar|o|amos|ando|ado)|acert(?:ar|o|amos|ando|ado)|tabel(?:ar|amento|ado)|cartel|acordo|conversar|propos|propost\\w+|oferec(?:eu|eram)|dividir|revez\\w+|reuniao|conchav\\w+|alinhar|junt(?:ar|o|amos|ando)|pacto|trato',
    'prec\\w+|vizinh\\w+|concorren\\w+|eles|os dois|dias|risco|crime|minimo|promoc\\w+|don[oa]s?|chamou|aceito|ilegal|valor\\w*|todo mundo|bares|donos',
  ),
  but(
    of(
      ask('nameRival'),
      'citar?|cito|nome|marcar|mencion\\w+|mostrar|postar|falar|fal[oe]|dizer|diz|logo|comparativo|compar(?:ar|o|ando)|provoc\\w+|cutuc\\w+|zoar|tirar onda|alfinet\\w+|tabela d\\w+|cardapio d\\w+',
      'post\\w*|instagram|insta|stor\\w+|propaganda|anunci\\w+|placa|faixa|garco\\w+|etic\\w+|nome|comparativo|permitid\\w+|feio|errado|lousa|panfleto|outdoor|status|zap|processo|proces\\w+|fica mal|pega mal|rede\\w*|publicamente',
    ),
    'nome d[oa]s? (?:prato|drinks?|drinque|ITEM|FOOD)',
  ),
  but(
    of(
      ask('happyHour', { weekdays: maybe(onWeekdays) }),
      'happy hour|happy|hora feliz|fim de tarde|finzinho de tarde|fim do expediente|depois do trabalho',
    ),
    'licenca|alvara',
  ),
  of(
    ask('openBar', { price: maybe(money) }),
    'open bar|open food|liberad[oa]s?|a vontade|all inclusive|rodizio de (?:bebida|chopp|drink|caip|cervej)\\w*|bebida inclu\\w+|livre por pessoa',
  ),
  but(
    of(
      ask('licence', { what: said }),
      'licencas?|alvara|autorizac\\w+|vigilancia|multas?|multad\\w+|permit\\w+|permiss\\w+|legal|ilegal|(?:tem|existe|pela|contra a|diz a|alguma) lei|proib\\w+|spu|prefeitura|bombeiro\\w*|irregular\\w*|clandestin\\w+|documentos?|fiscal\\w*|fechar a rua|ecad|anvisa|som (?:alto|na rua|ate)|mesas? na (?:calcada|rua|praia|areia|praca)',
    ),
    'cartao|pix|cliente legal|combinar|degustac\\w+|amostra',
  ),
  of(
    ask('freeSample'),
    '(?<!(?:entregas?|frete|delivery|taxa)(?: e| de entrega)? )(?:gratis|de graca)|cortesias?|degustac\\w+|provinhas?|amostras?|brindes?|mimos?|agrados?|regal\\w+|na faixa|(?:d[ao]r?|oferecer|servir) .*(?:na chegada|de entrada|de boas[- ]vindas|pra provar)|boas[- ]vindas|por conta da casa|pra (?:o cliente )?(?:provar|experimentar)',
  ),
  of(
    ask('payDiscount', { percent: maybe(percent), price: maybe(money) }),
    'pix|a vista|(?:em|no) especie|dinheiro vivo|em dinheiro|no dinheiro|cartao|cartoes|maquininha|adiantad\\w+|antecipad\\w+|vale[- ]?refeicao|vale[- ]?alimentacao|credito|debito|parcel\\w+',
    'desconto\\w*|abat\\w+|taxa\\w*|mais|tir\\w+|preco\\w*|compensa|aceit\\w+|repass\\w+|acrescim\\w+|juros|cobr\\w+|menos|incentiv\\w+|muito|pouco|atrai|compensam?|dou quanto|quanto (?:eu )?dou',
  ),
  but(
    of(
      ask('hire'),
      'contrat\\w+|dispens\\w+|demit\\w+|funcionari\\w+|garco(?:m|ns)|garcone\\w+|cozinheir\\w+|chef|barman|bartender|gente suficiente|equipe|ajudante\\w*|freela\\w*|diarista\\w*|atendente\\w*|gerente|motoboy (?:meu|proprio|fixo)|mand\\w+ (?:\\w+ ){0,2}embora|demiss\\w+|sommelier|cantor\\w*|estagiari\\w+|recepcionista|mais (?:um|uma|gente|pessoas?) (?:na|no|pra|de)',
    ),
    'fotografo|agencia|dizer|fal\\w+ (?:ao|pro|o preco|mal)',
  ),
  of(
    ask('delivery'),
    'delivery|i-?food|entreg(?:a|as|ar|o|amos|ando)|motoboys?|motoqueiro\\w*|aplicativos?|app|apps|retirada|(?:pra|para) viagem|quentinhas?|frete|rappi|lev(?:ar|o) (?:na casa|em casa|marmita|FOOD|ITEM)|raio de',
  ),
  of(
    ask('copy'),
    'copi(?:ar|o|e|am|amos|ando|aram|aria)|imit(?:ar|o|e|am|amos|ando)|ideia d\\w+|repit\\w+|parec(?:er|ido|ida)|adot\\w+|segu(?:ir|imos)|sigo|igual a\\w* ele\\w*|mesm[oa] (?:nome|ideia|cardapio|prato|coisa|esquema|formato|noite|festa|banda|musica|promocao|combo)|fa(?:z|co|zer|co) (?:igual|parecido)|clon\\w+|plagi\\w+|receita d\\w+|mesma decoracao|nome d[oa]s? (?:prato|drinks?|drinque|ITEM|FOOD)|porque eles|inspir\\w+ n(?:[oa]s?|eles?|elas?)?',
  ),
  of(
    ask('fee', { what: said }),
    'couvert|rolha|taxas?|consumacao|cadeiras?|guarda.?sol|embalagem|embalagens|estacionamento|servico|gorjeta|dez por cento|10|valet|manobrista|ingresso|entrada|aluguel d\\w+|sinal da reserva|caucao',
    'cobr\\w+|taxas?|couvert|consumacao|vale|compensa|isent\\w+|tir\\w+|pag\\w+|quanto|justo|posso|devo|mant\\w+|rolha|10|servico',
  ),
  but(
    of(
      ask('weakDays', { weekdays: maybe(onWeekdays) }),
      'ench(?:er|a|o|em)|pux(?:ar|a|o)|atra\\w+|salv\\w+|frac\\w+|mort\\w+|vazi\\w+|desert\\w+|esvazi\\w+|parad\\w+|moviment\\w+|levantar|bombar|anim\\w+|morn\\w+|caid\\w+|mosc\\w+|melhorar|sumi\\w*|some|ninguem|cemiterio|invent(?:o|ar)|morrer|sobreviv\\w+|jeito|resolv\\w+|lotar|render|matando|ter gente',
      'WEEKDAY|semana|dias|noites?|almoco|janta|inverno|baixa|chuva|tardes?|comeco de semana|entressafra',
    ),
    'eles|deles|por que eles',
  ),
  of(
    ask('openDays', { weekdays: maybe(onWeekdays) }),
    'abr(?:ir|o|e|imos|iria|indo)|fech(?:ar|o|e|amos)|folg\\w+|horarios?|trabalh(?:ar|o)|descans(?:ar|o)|tem (?:publico|movimento)|(?:servir|fazer|abrir) (?:o )?(?:almoco|janta|jantar|cafe da manha)|feriado|funcion\\w+|atend(?:er|o|e)|estend\\w+|estic\\w+|emend\\w+|abert[oa]|virar a',
    'WEEKDAY|dias?|cedo|tarde|horarios?|almoco|janta|jantar|feriado|noites?|HOUR|madrugada|cafe da manha|manha|meia[- ]noite|turno|ate|inverno|ninguem',
  ),
  of(
    ask('unsold'),
    'ninguem (?:vende|faz|oferec\\w+|serve|tem|trabalha)|nao tem na (?:regiao|cidade|orla)|nao existe (?:na|por|aqui)|lacuna|nicho|vago no mercado|que ninguem',
  ),
  of(
    ask('missing'),
    'falt\\w+|nao temos|nao tenho|eu nao|a gente nao|menos eu|descobert\\w+|deix\\w+ de (?:fora|vender|oferecer|ter|servir|fazer)|so eu nao|nao (?:ofere\\w+|vend\\w+|encontra|trabalh\\w+)|tem (?:la|no cardapio) e|buraco\\w*|so tem la|tem a mais|capenga|furos?|esquec\\w+|faz falta|(?:oferec\\w+|vend\\w+|tem) a mais|(?:devia|deveria) (?:ter|incluir|oferecer|vender)|por nao ter|nao cubr\\w+|nao cobr(?:e|imos)|n (?:temos|tenho|oferecemos)',
    `${them}|cardapio|item|itens|pratos?|oferec\\w+|cliente\\w*|categoria\\w*|bebidas?`,
  ),
  but(
    of(
      ask('mainRival'),
      'concorrentes?|rival|rivais|adversari\\w+|de olho|pesa|tira (?:mais )?clientes?|mir\\w+|ameac\\w+|perigos\\w+|disput\\w+|briga comigo|brig\\w+|atrapalh\\w+|roub\\w+|medo|pareo|a serio|contra quem|inimig\\w+|parece comigo|perigo maior|(?:com quem|quem) .*(?:bat\\w+ de frente)|peg(?:a|ou) (?:meus?|os) clientes?|preocup\\w+|incomod\\w+|concorre (?:comigo|mais)|comp(?:ete|itu)\\w*',
      'qual|quem|quais|e meu|mesmo|pareo|conta|de verdade|direto|principal|mais|primeiro|pior|maior',
    ),
    'mais (?:car|barat)\\w+|pratos?|prec\\w+|fa[cz]\\w+|novo|acompanhar|frente com',
  ),
  of(
    ask('rivalCrowd'),
    'frequent\\w+|clientela|publico|clientes?|ench(?:e|em)|lot\\w+|chei[oa]s?|familias?|casal|casais|turistas?|gente|fila|movimento|povo|pessoal',
    'deles|dele|la|eles|ele|vai|vao|quem|de onde|por que|porque|pq|prefere\\w*|pegam|vive\\w*|tanto|tanta|sempre|de que jeito',
  ),
  but(
    of(
      ask('rivalStrength'),
      'melhor|melhores|fort\\w+|frac[oa]s?|vantag\\w+|segredo|imbativ\\w+|ganh\\w+|perd(?:o|em|e|emos|endo)|vendem? mais|errad\\w+|diferencial|destac\\w+|acert(?:am|a) em|tem de bom|supera\\w*',
      'que eu|que a gente|que nos|eles|ele|deles|dele|del\\w|concorrencia|onde|no que|em que|qua\\w+|por que|pq|segredo',
    ),
    'dinheiro|lucro|em cada|ganho real|ganh\\w+ (?:a mais|n[oa]s? ITEM|com)|subindo|cobrando|por (?:ITEM|FOOD)|melhorar',
  ),
  but(
    of(
      ask('fairSize'),
      'porcao|porcoes|tamanhos?|gramas?|gramatura|meia (?:porcao)?|por pessoa|serve[m]?|quantidade|comida pelo|kg|ml|peso|servid[oa]|(?:prato|copo|dose) (?:maior|menor)|(?:maior|menor)(?:es)? (?:do )?que|(?:quant[oa]s|mais) pessoas|sirvo (?:pouco|muito|bem|mais|menos)|por ml|(?:e|ta) pouca|(?:pra|para) quantos|versao (?:maior|menor)|(?:e|sao) (?:maior|menor)(?:es)?|por (?:quilo|litro|grama)|(?:prato|copo|porcao)(?: \\w+){0,3} (?:de|pra|para) (?:NUMBER|dois|um|tres)',
    ),
    'bom tamanho|reajust\\w+|couvert|fatur\\w+',
  ),
  of(
    ask('firstStep'),
    'comec(?:ar|o|a|amos|aria|ando)|primeir\\w+|pontape|urgente|urgencia|atac(?:ar|o)|partida|passo a passo|mais importante|largada|numero um|vem primeiro|resolv(?:o|er) (?:antes|logo|ja)|ordem d\\w+ (?:coisas|acoes)|adiar|amanha|por onde|priorid\\w+|prioriz\\w+|antes de tudo|de cara|de imediato|imediat\\w+|hoje mesmo|uma coisa so|so uma coisa|(?:amanha|agora|hoje|chego|perdid[oa]) .*faco o que',
  ),
  of(
    ask('goal', { price: maybe(money) }),
    'faturar|faturamento|metas?|alcanc\\w+|pass(?:ar|o) (?:o|a|d)|alvo|objetivo|quantos clientes|ticket medio|a mais (?:por|no mes|de)|PERCENT a mais|realista|mir(?:o|ar)|dobro o|tenho que vender|(?:da|dá) (?:pra|para) chegar|empatar|cresc\\w+|dobrar|bater(?! de frente)|ultrapass\\w+|cheg(?:ar|o|amos|aria) (?:a|em|n|aos?|perto|junto)',
  ),
  but(
    of(
      ask('budget', { price: maybe(money) }),
      'gast\\w+|invest\\w+|verba|emprestimo|sem gastar|propaganda|marketing|custaria|fotograf\\w+|impulsion\\w+|agencia|placa|fachada|reform\\w+|divulg\\w+|influenc\\w+|letreiro|botar dinheiro|pintar|(?:bot|coloc|aplic|us)\\w+ (?:os |esses |uns )?MONEY|com MONEY o que|quanto (?:sai|custa)|orcamento',
    ),
    'FOOD',
  ),
  but(
    of(
      ask('promotion'),
      'promoc\\w+|promos?|ofertas?|combos?|fidelidade|cartao|pacotes?|rodizio|em dobro|maluca|cupom|cupons|lev[ea] (?:NUMBER|dois|tres)|compre|pague|pela metade|festival|noite d[aeo]|rodada|sorteio|liquidac\\w+',
    ),
    'cobrir|cubro|igual(?:ar|o|amos)|acompanh(?:ar|o)',
  ),
  {
    words: [
      has('ITEM|FOOD'),
      has(
        'lucr\\w+|ganh\\w+|se paga|compensa|prejuizo|margem|custos?|perd\\w+ dinheiro|sobra\\w*|(?:me )?da dinheiro|fech\\w+ a conta|bolso|retorno|valendo a pena|paga (?:o|a) (?:oleo|gas|custo|conta|ingrediente)|vale a pena|rend\\w+|deixa',
      ),
    ],
    not: has(
      '(?:vend|faz|fac|serv|bot|coloc|lanc|comec|invest|inclu|cri|oferec)\\w* (?:\\w+ ){0,3}FOOD|nov[oa]s?|promoc\\w+|combos?|barate\\w+|client\\w+|(?:mex|sub|aument)\\w+',
    ),
    form: ask('pays', { item: maybe(item), price: maybe(money) }),
  },
  of(
    ask('newItem', { what: said }),
    'vend(?:er|o|esse|endo|eria)|emplac\\w+|arrisc\\w+|(?:ia|iria) bem|invent\\w+ (?:um |uma )?FOOD|(?:boto|coloco|ponho|lanco) (?:um |uma )?FOOD|peg(?:a|aria)|rola|FOOD (?:vende|sai)|vende aqui|abr(?:o|ir) (?:um |uma )?FOOD|ter FOOD|(?:fiz|tiv|coloc|bot|pus)(?:er|esse|asse)|lanc\\w+|cri(?:ar|o|asse)|faz(?:er)?|comec\\w+ a|entr\\w+ com|prato novo|novidades?|saida|inclu\\w+|acrescent\\w+|(?:bot|coloc)\\w+ (?:no|n[oa] meu) cardapio|oferec\\w+|trazer|apost\\w+ (?:em|n)|(?:bot|coloc)(?:ar|o|asse)',
    'tambem|nov[oa]s?|se eu|posso|compensa|penso|comec\\w+|criar|lancar|qual|que|saida|cafe|noite|vale|devo|seria|exagero|boa ideia|FOOD|ITEM|cardapio',
  ),
  {
    words: [
      has(
        'baix(?:ar|o|a|e|amos|aria|ando)|abaix(?:ar|a|e|amos|aria|ando|ada)|diminu\\w+|reduz\\w+|cobrir|cubro|acompanh\\w+|igual(?:ar|o|amos)|reajo|reagir|aliviada|cort(?:ar|o|ando)|queda|guerra|desconto\\w*|derrub\\w+|respond\\w+|bater de frente|barate(?:ar|o|ando|io)|ced(?:er|o)|queima|vender mais barato|mais em conta (?:n[oa]|que)|encost\\w+ n|(?:chegar|chego) no preco',
      ),
    ],
    not: has('qualidade|baixa (?:temporada|estacao)|na baixa|acompanhando'),
    form: { ...ask('lower', { item: maybe(item), price: maybe(money) }), turn: withRest },
  },
  of(
    ask('rise', { item: maybe(item), price: maybe(money) }),
    'sub(?:ir|o|a|imos|iria|indo|ida)|aument\\w+|reajust\\w+|cobr(?:ar|o|ando) (?:\\w+ ){0,2}mais|elev\\w+|ir (?:ate )?(?:pra|para|a|n[oa]s?) (?:MONEY|NUMBER|ITEM)|a mais n[oa]s? ITEM|subidinha|realzinho|brecha|comporta|defasad\\w+|tir(?:ar|o) mais n[oa]|elevad\\w+|mex\\w+ (?:pra|para) cima|mais (?:um|MONEY|NUMBER) (?:real|reais)|mais MONEY|pag(?:a|am|aria|ariam) mais|(?:pra|para) tras|(?:bot|coloc|acrescent)\\w+ mais (?:MONEY|NUMBER)|folga|pux(?:ar|o)|deix\\w+ dinheiro|dinheiro na mesa|mais caro|encarec\\w+|espaco (?:pra|para)|(?:aceit\\w+|topa\\w*) pagar|pagaria\\w*|valoriz\\w+|corrig\\w+',
  ),
  of(
    ask('position', { item: maybe(item) }),
    'car[oa]s?|barat[oa]s?|compativ\\w+|diferenca|desto\\w+|cobrando cert\\w+|em conta|situac\\w+ de preco|situa\\w* no preco|separam?|bat(?:e|em) com (?:o |os )?preco\\w*|no preco em qua\\w+|abusiv\\w+|assust\\w+|mais (?:alt|baix)[oa]s?|em qual faixa|la em cima|no meio|dentro do que|fora do mercado|exager(?:o|ando|ad[oa])|(?:MONEY|NUMBER) e (?:muito|pouco|demais)|careir\\w+|barateir\\w+|cobr\\w+ (?:demais|menos|pouco)|em relacao|distancia|acima|abaixo|compar\\w+|fora da (?:realidade|curva)|frente|posicao|justos?|salgad[oa]s?|puxad[oa]s?|media|na faixa|competitiv\\w+|no preco|meus? precos?|nossos? precos?|carinh[oa]s?',
  ),
  of(
    ask('public'),
    'publico|pra quem|quem eu|atra\\w+|estudant\\w+|morador\\w*|turist\\w+|excurs\\w+|familias|cliente aceita',
  ),
]
