/** What owners ask about competitors and about their own place among them: the first subject whose words a question has. */
import { maybe, money, onWeekdays, percent, type Rule } from '../form.ts'
import { has } from '../words.ts'
import { rivalPriceQuestions } from './rival-price-questions.ts'
import { question } from './rival-slots.ts'

/** All families must occur. */
const of = (form: Rule['form'], ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  form,
})
const but = (rule: Rule, not: string): Rule => ({ ...rule, not: has(not) })

const them =
  'eles|elas|deles|delas|del[ea]|el[ea]|la|lado|vizinh\\w+|concorren\\w+|outros?|outras?|rival|rivais|todo mundo|orla|regiao|bairro|cidade'

const rules: readonly Rule[] = [
  but(
    of(
      question('agreement'),
      'combin(?:ar|o|amos|ando|ado)|acert(?:ar|o|amos|ando|ado)|tabel(?:ar|amento|ado)|cartel|acordo|conversar|propos|propost\\w+|oferec(?:eu|eram)|dividir|revez\\w+|reuniao|conchav\\w+|alinhar|junt(?:ar|o|amos|ando|os)|pacto|pactu\\w+|trato|tabela (?:so|unica|igual|comum)|mesm[oa] (?:preco|tabela|valor)|fix(?:ar|e|em) (?:um |o )?(?:piso|preco|minimo|valor|teto)|cobrar (?:tudo )?igual|tudo cobrar igual|suba\\w* junto|subir junto|padroniz\\w+|pra ninguem (?:baixar|fazer|dar|cobrar)|associacao|sindicato',
      'prec\\w+|vizinh\\w+|concorren\\w+|eles|os dois|dias|risco|crime|minimo|promoc\\w+|don[oa]s?|chamou|aceito|ilegal|valor\\w*|todo mundo|bares|donos|barraqueir\\w+|gente da rua|da rua|entre (?:nos|a gente)|entro|quer\\w*|problema|errado|piso|ninguem|associacao|de boca',
    ),
    '(?:eu |a gente )?acert(?:ar|o) os (?:meus )?precos?|cobrir|meus? precos?|lucr\\w+|tabelinha',
  ),
  but(
    of(
      question('nameRival'),
      'cit(?:ar|o|ando|e|em)|nome|marc(?:ar|o|ando|a d\\w+)|mencion\\w+|mostrar|postar|fal(?:ar|o|e|ando|amos)|dizer|diz|dig[ao]|logo|logomarca|comparativ[oa]s?|compar(?:ar|o|ando)|provoc\\w+|cutuc\\w+|zoar|tirar onda|alfinet\\w+|tabela d\\w+|cardapio d\\w+|escrev\\w+|expor|mais barat\\w+ que|responder citando|cit(?:aram|ou)|exponho|usar (?:a |o )?(?:marca|nome|foto)',
      'post\\w*|instagram|insta|stor\\w+|reels?|propaganda|campanha|publicidade|anunci\\w+|placa|faixa|garco\\w+|etic\\w+|nome|comparativ[oa]|permitid\\w+|feio|errado|lousa|panfleto|flyer|outdoor|status|zap|processo|proces\\w+|fica mal|pega mal|rede\\w*|facebook|publicamente|radio|carro de som|tiktok|tik tok|video|legenda|ganha d\\w+|melhor que|impedimento|crime',
    ),
    'nome d[eoa]s? (?:prato|drinks?|drinque|ITEM|FOOD)|preco (?:n[oa]s?|do|da) (?:post|insta)',
  ),
  but(
    of(
      question('openBar', { price: maybe(money) }),
      'open ?bar|open ?food|open(?= de| na| no| $|$)|liberad[oa]s?|liber(?:ar|a|o) (?:a |o |as |os )?(?:ITEM|FOOD|bebida|cerva|cerveja|chopp?e?|tudo|geral)|a vontade|all inclusive|rodizio de (?:ITEM )?(?:bebida|chopp|drink|caip|cervej)\\w*|bebidas? (?:inclu\\w+|livre)|tudo inclus\\w+|inclus[oa]s? (?:a|por)|livre por pessoa|(?:chopp?e?|cerveja|bebida|drinks?|bar|ITEM|FOOD) livre|refil\\w*|sem limite|beb\\w+ (?:de graca|ate cair|sem parar|quanto)|mulher (?:nao paga|de graca)|comer e beber',
    ),
    'licenca|alvara|entreg\\w+|nome',
  ),
  but(
    of(
      question('happyHour', { weekdays: maybe(onWeekdays), price: maybe(money) }),
      'happy hour|happy|hora feliz|fim d[ea] tarde|finzinho d[ea] tarde|tardinha|tardezinha|entardecer|por do sol|fim d[oe] expediente|depois do (?:trabalho|expediente|servico)|horario promocional|fim do dia|saida do (?:trabalho|escritorio)|escritorio',
    ),
    'licenca|alvara',
  ),
  but(
    of(
      question('happyHour', { weekdays: maybe(onWeekdays), price: maybe(money) }),
      'HOUR|das NUMBER|(?:as|ate as) (?:cinco|seis|sete|oito|NUMBER)|mais cedo|cedo',
      'em dobro|dobrad\\w+|promoc\\w+|desconto\\w*|em conta|mais barat\\w+|metade|MONEY|(?:ITEM|FOOD) a NUMBER',
    ),
    'el[ea]s?|delivery|entreg\\w+|almoco|marmita\\w*|vender|cobr\\w+',
  ),
  but(
    of(
      question('freeDelivery'),
      'entreg\\w+|frete|delivery',
      'gratis|de graca|gratuit\\w+|sem (?:custo|taxa|cobrar|pagar)|free|por minha conta|zero',
    ),
    'el[ea]s?|deles|concorr\\w+|vizinh\\w+',
  ),
  but(
    of(
      question('payDiscount', { percent: maybe(percent), price: maybe(money) }),
      'pix|a vista|(?:em|no) especie|dinheiro vivo|em dinheiro|no dinheiro|cartao|cartoes|maquininha|maquina d[eo] cartao|adiantad\\w+|antecipad\\w+|vale[- ]?refeicao|vale[- ]?alimentacao|vr|va|ticket|sodexo|alelo|credito|debito|parcel\\w+|(?:meios?|formas?) de pagamento|fiado',
      'desconto\\w*|abat\\w+|taxas?|mais|tir\\w+|preco\\w*|compensa\\w*|aceit\\w+|repass\\w+|acrescim\\w+|juros|cobr\\w+|menos|incentiv\\w+|muito|pouco|atrai|dou quanto|quanto (?:eu )?dou|agrado|brinde|mimo|diferenci\\w+|diferente|minimo|baratear|PERCENT|jogo n\\w+|legal|licito|vale a pena|pag(?:ar|a|asse|ou)',
    ),
    'fidelidade|presente',
  ),
  but(
    of(
      question('freeSample'),
      '(?<!(?:entregas?|frete|delivery|taxa)(?: e| de entrega)? )(?:gratis|de graca)|cortesias?|degustac\\w+|provinhas?|amostras?|brindes?|mimos?|agrad(?:o|os|inho)|regal\\w+|na faixa(?! de areia)|(?:d[ao]r?|oferecer|servir) .*(?:na chegada|de entrada|de boas[- ]vindas|pra provar)|boas[- ]vindas|por conta da casa|pra (?:o cliente )?(?:provar|experimentar)|golinho|copinho|de presente|sem pagar|(?:se eu |eu )?(?:der|desse|dou|dar|distribu\\w+|ofere\\w+) (?:um |uma |uns |umas )?(?:mini )?(?:ITEM|FOOD)(?: \\w+){0,2} (?:pra|para|a|em) (?:cada|quem|todo|toda|os|as|cliente)|distribu\\w+|prova (?:de|do|da) (?:ITEM|FOOD)|(?:pra|para) (?:a )?(?:turma|galera|pessoal) provar|aniversariante\\w* (?:nao paga|de graca|ganha)',
    ),
    'bebe\\w* de graca|nao (?:ta|esta|sai) de graca|de graca nao|lev\\w+ NUMBER pag\\w+|el[ea]s? entreg\\w+',
  ),
  but(
    of(
      question('licence'),
      'licencas?|alvara|autorizac\\w+|vigilancia|multas?|multad\\w+|permit\\w+|permiss\\w+|legal|ilegal|(?:a|tem|existe|pela|contra a|diz a|alguma) lei|proib\\w+|spu|prefeitura|bombeiro\\w*|irregular\\w*|clandestin\\w+|documentos?|fiscal\\w*|fechar a rua|ecad|anvisa|som (?:alto|na rua|ate)|mesas? na (?:calcada|rua|praia|areia|praca)|direitos? autora\\w+|pagar direitos?|embarg\\w+|interdit\\w+|a lei deixa|cnpj|nota fiscal|de menor|pra menor',
    ),
    'cartao|pix|pagamento|cliente legal|combinar|cartel|degustac\\w+|amostra|credito|prova de|diferenciar|preco menor',
  ),
  but(
    of(
      question('fee'),
      'couvert|rolha|taxas?|consumacao|cadeiras?|guarda.?sol|embalagem|embalagens|dividir (?:o )?prato|divide (?:o )?prato|estacionamento|servico|gorjeta|garcom|dez por ?cento|10|PERCENT|valet|manobrista|ingresso|entrada|aluguel d\\w+|sinal|caucao|reserva|pel[ao] (?:bolo|musica|show|som|cantor)|a musica|o cantor',
      'cobr\\w+|taxas?|couvert|consumacao|vale|compensa|isent\\w+|tir\\w+|pag\\w+|quanto|justo|posso|devo|mant\\w+|rolha|10|servico|p[oô]r|ponho|poe|parar|ingresso|valor',
    ),
    'ecad|direito\\w*|lucr\\w+|marketing|propaganda|faturamento|entreg\\w+|contrat\\w+|frete|(?:abr\\w+|aceit\\w+|faz\\w*|fac\\w+|ter) (?:\\w+ )?reservas?',
  ),
  of(
    question('fee'),
    'cobr(?:ar|o|amos|a)',
    '(?:bolo|bebida|vinho|FOOD|ITEM) que (?:o |a )?(?:cliente|pessoal|povo|gente) (?:traz|trouxe\\w*|leva)|(?:pra|para) (?:usar|sentar|esperar|entrar)',
  ),
  but(
    of(
      question('hire'),
      'contrat\\w+|dispens\\w+|demit\\w+|funcionari\\w+|garco(?:m|ns)|garcone\\w+|cozinheir\\w+|chef|barman|bartender|sushiman|pizzaiolo|churrasqueir\\w+|chapeir\\w+|confeiteir\\w+|padeir\\w+|caixa sozinh\\w+|gente suficiente|equipe|(?:meu|nosso|aumentar o|mais gente no) time|ajudante\\w*|freela\\w*|diarista\\w*|diaria|extra (?:de|pra|no|na|em)|atendente\\w*|gerente|motoboy (?:fixo|meu|nosso)|mand\\w+ (?:\\w+ ){0,2}embora|demiss\\w+|sommelier|cantor fixo|music[oa] fix\\w+|estagiari\\w+|menor aprendiz|recepcionista|hostess|seguranca|social media|mais (?:um|uma|gente|pessoas?|braco\\w*|mao) (?:na|no|pra|de)|sozinh\\w+ .*(?:da conta|dou conta|ponho|chamo|alguem)|(?:pag\\w+|ponho|chamo|boto|pego|trago|trazer|chamar) (?:mais )?(?:alguem|gente)',
    ),
    'fotografo|agencia|dizer|fal\\w+ (?:ao|pro|o preco|mal)|folg\\w+|descans\\w+|cobr\\w+|taxa|gorjeta|ecad',
  ),
  but(
    of(
      question('delivery'),
      'delivery|i-?food|entreg(?:a|as|ar|o|amos|ando|am)|motoboys?|motoqueiro\\w*|de moto|aplicativos?|app|apps|retirada|(?:pra|para) viagem|viaja bem|quentinhas?|frete|rappi|99food|keeta|comida em casa|em domicilio|lev(?:ar|o) (?:na casa|em casa|marmita|FOOD|ITEM)|raio de|mandar (?:FOOD |ITEM |comida |marmita )?(?:na casa|em casa|pra casa)',
    ),
    'embalage\\w+',
  ),
  but(
    of(
      question('copy'),
      'copi(?:ar|o|e|am|amos|ando|aram|aria)|imit(?:ar|o|e|am|amos|ando)|ideia d\\w+|repit\\w+|repet\\w+|parec(?:er|ido|ida)|adot\\w+|segu(?:ir|imos)|sigo|igual a\\w* ele\\w*|mesm[oa] (?:nome|ideia|cardapio|prato|coisa|esquema|formato|noite|festa|banda|musica|promocao|combo)|fa(?:z|co|zer) (?:tudo |um |uma )?(?:igual\\w*|parecid\\w*|identic\\w*|que nem|feito|o mesmo|a mesma)|identic\\w+|reproduz\\w+|clon\\w+|plagi\\w+|receita d\\w+|mesma decoracao|nome d[eoa]s? (?:prato|drinks?|drinque|ITEM|FOOD)|porque eles|inspir\\w+ n(?:[oa]s?|eles?|elas?)?|na cola|no estilo d\\w+|que nem eles|ser diferente',
    ),
    '(?<!o mesmo )preco\\w*|mais (?:car|barat)\\w+|reaj\\w+',
  ),
  but(
    of(
      question('weakDays', { weekdays: maybe(onWeekdays) }),
      'pior(?:es)? dias?|dias? (?:mais )?(?:ruim|ruins)|ench(?:er|a|o|em)|pux(?:ar|a|o)|atra\\w+|salv\\w+|frac\\w+|mort\\w+|vazi\\w+|desert\\w+|esvazi\\w+|parad\\w+|moviment\\w+|levantar|bombar|anim\\w+|morn\\w+|caid\\w+|mosc\\w+|melhorar|sumi\\w*|some|ninguem|cemiterio|invent(?:o|ar)|morrer|sobreviv\\w+|jeito|resolv\\w+|lotar|rend(?:er|a)|matando|ter gente|trazer (?:gente|cliente|povo|publico)|nao (?:entra|vem|aparece)|isca|reverter|gente n[oa]|esquent\\w+|aquec\\w+',
      'WEEKDAY|semana|dias|noites?|almoco|janta|inverno|baixa|chuva|tardes?|comeco de semana|entressafra|fora de temporada|baixo movimento|fim do mes',
    ),
    'eles|deles|por que eles|nao vend\\w+|descans\\w+|equipe|folg\\w+|abr(?:ir|o|imos)|fech(?:ar|o)|el[ea]s? (?:lota|enche)',
  ),
  but(
    of(
      question('openDays', { weekdays: maybe(onWeekdays) }),
      'abr(?:ir|o|e|imos|iria|indo)|fech(?:ar|o|e|amos)|folg\\w+|horarios?|trabalh(?:ar|o)|descans(?:ar|o)|tem (?:publico|movimento)|(?:servir|fazer|abrir) (?:o )?(?:almoco|janta|jantar|cafe da manha)|feriado|funcion(?:ar|o|amos)|atend(?:er|o|e)|estend\\w+|estic\\w+|emend\\w+|abert[oa]|virar a|par(?:o|ar) em|ferias|recesso|porta aberta',
      'WEEKDAY|DATE|dias?|cedo|tarde|horarios?|almoco|janta|jantar|feriado|noites?|HOUR|madrugada|cafe da manha|manha|meia[- ]noite|turno|ate|inverno|ninguem|janeiro|natal|carnaval|reveillon|ferias|igual eles',
    ),
    'atender mais rapido|a conta|estudante|preco menor|funciona$',
  ),
  but(
    of(
      question('missing'),
      'falt\\w+|nao temos|nao tenho|(?:e|mas|que|o que) (?:eu|a gente|nos) (?:ainda )?nao|a gente nao|menos eu|descobert\\w+|deix\\w+ de (?:fora|vender|oferecer|ter|servir|fazer)|so eu nao|nao (?:ofere\\w+|encontra|trabalh\\w+)|tem (?:la|no cardapio) e|buraco\\w*|lacunas?|so tem la|tem a mais|capenga|furos?|furad\\w+|incomplet\\w+|mais complet\\w+|ausente\\w*|devendo|esquec\\w+|(?:faz|senti|sentiu) falta|(?:oferec\\w+|vend\\w+|tem) a mais|(?:devia|deveria) (?:ter|incluir|oferecer|vender)|por nao ter|nao cubr\\w+|nao cobr(?:e|imos)|n (?:temos|tenho|oferecemos)|eu nao vendo|nao vendo e',
      `${them}|cardapio|menu|carta|item|itens|pratos?|oferec\\w+|opc\\w+|cliente\\w*|categoria\\w*|bebidas?|aqui|que seria|quem`,
    ),
    'dias?|movimento|mercado|vago|regiao|ITEM.*(?:vend\\w+|sa[ií]\\w*)|preco\\w*|custo|hora',
  ),
  of(
    question('ownStrength'),
    '(?:o )?que (?:eu|a gente|nos|aqui) (?:ja )?(?:faco|faz|fazemos|tenho|tem|temos|sirvo) (?:de )?melhor',
  ),
  of(
    question('unsold'),
    '(?:que|so) (?:e que )?(?:so )?(?:eu|a gente|nos|aqui) (?:tenho|tem|temos|faco|faz|fazemos|vendo|vende|vendemos|sirvo|servimos)(?: \\w+){0,3} que (?:el[ea]s?|os outros|ninguem|nenhum\\w*|a concorrencia)|(?:meu|nosso) diferencial|(?:me|nos) (?:destaca|diferencia)|ninguem (?:mais )?(?:vende|faz|oferec\\w+|serve|tem|trabalha)|nao tem (?:na|nessa) (?:regiao|cidade|orla|rua)|nao existe (?:na|por|aqui)|lacuna|nicho|vago no mercado|que ninguem|inedit\\w+|so eu (?:tenho|vendo|faco)',
  ),
  of(
    question('mainRival'),
    '(?:tirando|roubando|levando|pegando|puxando|tomando) (?:\\w+ ){0,2}(?:clientes?|fregues\\w*|clientela|movimento|publico)',
  ),
  but(
    of(
      question('mainRival'),
      'concorrentes?|rival|rivais|adversari\\w+|de olho|pesa|tira (?:mais )?clientes?|mir\\w+|ameac\\w+|perigos\\w+|disput\\w+|briga comigo|brig\\w+|atrapalh\\w+|roub\\w+|medo|pareo|a serio|contra quem|inimig\\w+|parece comigo|perigo maior|(?:com quem|quem) .*(?:bat\\w+ de frente)|peg(?:a|ou) (?:meus?|os) clientes?|preocup\\w+|incomod\\w+|concorre(?:m)? (?:comigo|mais)|comp(?:ete|itu)\\w*|(?:meu|minha) (?:fregues\\w*|cliente\\w*|clientela) .*(?:indo|vai|vao|foge|fugindo)|come\\w* pel\\w+ beirada\\w*|prejuizo|olh(?:ar|o) primeiro|lig(?:ar|o) (?:pra|para)|ignor(?:o|ar)|(?:lev|tir|tom|roub|peg|puxand)(?:a|am|ando|ou|o)?(?: \\w+){0,2} (?:clientes?|fregues\\w*|clientela|movimento|gente|publico|mesas?|vendas?)|perd(?:i|o|endo|emos)(?: \\w+){0,2} (?:clientes?|fregues\\w*|movimento|gente)',
      'qual|quem|quais|e meu|mesmo|pareo|conta|de verdade|direto|principal|mais|primeiro|pior|maior|numero um|pra onde|onde|ou (?:e|ignoro)|entre eles|de todos',
    ),
    'mais (?:car|barat)\\w+|pratos?|prec\\w+|fa[cz]\\w+|novo|acompanhar|frente com|(?:ITEM|FOOD).*(?:prejuizo|NUMBER)|placa|nome',
  ),
]

export const rivalQuestions: readonly Rule[] = [...rules, ...rivalPriceQuestions]
