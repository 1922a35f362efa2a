import { made, type Preparation, pour } from './preparation.ts'

/** Meat, poultry and the kitchen of the sertão. */
export const fromTheLand: readonly Preparation[] = [
  made('rump cap', /picanha/, [
    pour(
      'nut',
      [
        'Capa de gordura e sal grosso na brasa: o doce escuro da castanheira amacia',
        'Gordura derretida e sal grosso pedem o final comprido da castanheira',
      ],
      [
        'Picanha gorda e Castanheira pequena: um golinho depois da capa.',
        'A gordurinha da picanha com a Castanheira é o melhor pedaço.',
      ],
    ),
    pour(
      'oak',
      'Brasa e sal grosso: tostado do carvalho',
      'A picanha sai da brasa, e a Carvalho também passou pelo fogo.',
    ),
    pour('sour', 'Capa de gordura: {by} corta', 'Para quem quer cortar a gordura da picanha: {by}.'),
  ]),
  made('ribs in sauce', /costelinha|\bribs?\b|costela.*(porco|suin|barbecue)/, [
    pour(
      'nut',
      'Porco dourado e gordo: o caramelo da castanheira vai junto',
      'A costela vem dourada; a Castanheira põe o caramelo.',
    ),
    pour('sour', 'Gordura de porco e molho doce: {by} limpa', 'Costelinha melada e {by}: um corta o outro.'),
    pour(
      'oak',
      'Porco assado e molho escuro: baunilha do carvalho',
      'O molho da costelinha tem um doce que a Carvalho repete.',
    ),
  ]),
  made('beef ribs', /costela|cupim|assado de tira|short rib|brisket|ossobuco|rabada|chambaril|vaca atolada/, [
    pour(
      'nut',
      'Horas de fogo e gordura que derrete: a castanheira demora na boca do mesmo jeito',
      'Essa carne ficou horas no fogo; a Castanheira também não tem pressa.',
    ),
    pour(
      'oak',
      'Carne de fogo longo e gordura macia: o carvalho atravessa',
      'Essa carne desmancha no garfo, e a Carvalho passa pela gordura.',
    ),
    pour('sour', 'Gordura de carne cozida: {by} alivia', 'Quando a carne pesar, {by} alivia.'),
  ]),
  made(
    'grilled beef cuts',
    /fraldinha|maminha|ancho|chorizo|entrecote|ribeye|t-?bone|alcatra|contrafile|churrasco|(carne|bife|misto).*(brasa|grelh)|espetinho.*carne|espeto.*(boi|carne)|coracao/,
    [
      pour(
        'oak',
        'Carne de grelha com crosta: o tostado do barril continua o da brasa',
        'Ponto da casa e Carvalho ao lado: brasa com barril.',
      ),
      pour(
        'nut',
        'Crosta de sal e fogo: o doce escuro da castanheira',
        'Essa crosta pede a Castanheira, em dose pequena.',
      ),
      pour('sour', 'Carne e sal da grelha: {by} limpa', 'Carne na brasa e {by} para limpar.'),
    ],
  ),
  made(
    'beef in pepper sauce',
    /poivre|pimenta.*(file|mignon)|(file|mignon|tornedor).*(pimenta|picante)/,
    [
      pour('sour', 'Molho de pimenta com creme: {by} baixa o ardor', 'O molho é de pimenta; {by} refresca.'),
      pour(
        'oak',
        'Molho cremoso e grão de pimenta: baunilha para adoçar',
        'A Carvalho põe uma baunilha nesse molho.',
      ),
      pour('bubbles', 'Pimenta e creme, com gás entre as garfadas', 'Com pimenta, melhor um copo com gás.'),
    ],
    'o álcool puro aumenta o ardor da pimenta',
  ),
  made(
    'beef tenderloin',
    /mignon|medalh|tornedor|file.*(rapadura|madeira|molho|manteiga|gorgonzola)|escalope/,
    [
      pour(
        'oak',
        'Carne macia com molho da frigideira: baunilha e tostado do carvalho',
        'O molho desse filé vem da frigideira; a Carvalho puxa o dourado.',
      ),
      pour(
        'nut',
        'Filé com molho escuro e doce: caramelo da castanheira',
        'Tem um doce no molho, e a Castanheira acompanha.',
      ),
      pour(
        'sour',
        'Molho escuro de carne: {by} põe luz e corta a manteiga',
        'Com o filé, {by} clareia o molho.',
      ),
    ],
  ),
  made('sun-dried beef with rapadura', /(?:carne (?:de|do) sol|carne seca|charque).*rapadura/, [
    pour(
      'oak',
      'Sal da carne e rapadura: o carvalho tem o mesmo caramelo',
      'A rapadura do prato encontra o carvalho: trago uma pequena?',
    ),
    pour('nut', 'Sal e rapadura: madeira escura, de doce parecido', 'A rapadura pede a madeira mais escura.'),
    pour('sour', 'Doce e sal na mesma garfada: {by} limpa os dois', 'Com a rapadura, {by} não deixa adoçar.'),
  ]),
  made('sun-dried beef with cheese', /carne de sol(?!.*(?:nata|cremos|molho branco)).*queijo/, [
    pour(
      'sour',
      'Queijo e sal na mesma garfada: {by} corta os dois',
      'Tem queijo na carne de sol; {by} não deixa pesar.',
    ),
    pour(
      'oak',
      'Carne salgada com queijo: o carvalho adoça o sal',
      'O queijo amansa o sal, e a Carvalho adoça o resto.',
    ),
    pour(
      'white',
      'Queijo e sal: gole curto de branca gelada',
      'Uma branca pequena, para quando o queijo pesar.',
    ),
  ]),
  made(
    'sun-dried beef in cream',
    /carne de sol.*(nata|queijo|cremos|molho branco)|escondidinho|\bnata\b.*carne/,
    [
      pour(
        'sour',
        'Nata e sal na mesma garfada: {by} corta a nata',
        'Tem nata na carne de sol; {by} não deixa pesar.',
      ),
      pour(
        'oak',
        'Carne salgada com nata: o carvalho adoça o sal',
        'A nata amansa o sal, e a Carvalho adoça o resto.',
      ),
      pour(
        'white',
        'Nata grossa: gole curto de branca gelada',
        'Uma branca pequena, para quando a nata pesar.',
      ),
    ],
  ),
  made('sun-dried beef', /^(?!.*tartar).*(carne (de|do) sol|carne seca|charque|\bjaba\b|carne serenada)/, [
    pour(
      'oak',
      [
        'Carne salgada, frita na manteiga até dourar: o doce do carvalho responde ao sal',
        'Carne curada no sal: a baunilha do carvalho adoça',
      ],
      [
        'Carne de sol é salgada por natureza; a Carvalho adoça a boca.',
        'A manteiga da terra doura a carne, e a Carvalho pega esse dourado.',
      ],
    ),
    pour(
      'white',
      'Sal e cebola: cana branca, como é costume no sertão',
      'No sertão, carne de sol anda com a branca. Trago uma pequena?',
    ),
    pour(
      'cajuina',
      'Sal da carne e travo do caju: um segura o outro, sem açúcar',
      'Carne de sol é salgada, o caju da {drink} aperta a boca e pede outra garfada.',
    ),
    pour(
      'sour',
      'Sal e manteiga na carne: {by} corta os dois',
      'A carne é salgada; {by} faz salivar e limpa o sal.',
    ),
  ]),
  made(
    'pounded beef',
    /pacoca (de carne|de pilao|sertaneja)|arroz de carreteiro|maria isabel|farofa de carne/,
    [
      pour(
        'white',
        'Farinha socada com carne seca na boca: a branca desce limpando',
        'Paçoca é seca; a branca gelada ajuda.',
      ),
      pour(
        'oak',
        'Carne socada com cebola dourada: doce do carvalho',
        'A cebola da paçoca é doce, e a Carvalho também.',
      ),
      pour('sour', 'Farinha e sal: {by} molha a boca', 'Paçoca pede copo cheio: {by} vai bem.'),
    ],
  ),
  made('tripe', /panelada|dobradinha|mocoto|mao de vaca|\bbucho\b/, [
    pour(
      'white',
      'Caldo que gruda no lábio: a branca seca desgruda',
      'O caldo gruda na boca, e a branca limpa: trago uma pequena?',
    ),
    pour('sour', 'Caldo gordo de panela: {by} desgruda', 'Esse caldo é gordo; {by} é o que solta.'),
    pour('oak', 'Miúdo cozido por horas: o carvalho chega no fundo', 'Cozido longo e Carvalho, para fechar.'),
  ]),
  made('goat stomach', /buchada|sarapatel|sarrabulho/, [
    pour(
      'white',
      'Tempero de cominho e hortelã sobre o miúdo: cana verde e seca',
      'Prato de tempero carregado: a branca seca vai junto.',
    ),
    pour(
      'oak',
      'Miúdo temperado e escuro: o carvalho tem corpo',
      'Para esse, a Carvalho tem corpo que chega.',
    ),
    pour('sour', 'Gordura do miúdo gruda: {by} solta', 'Miúdo é gordo e temperado; {by} refresca.'),
  ]),
  made('lamb and goat', /carneiro|cordeiro|\bbode\b|cabrito|ovelha/, [
    pour(
      'nut',
      [
        'Carne de gosto marcado, feita devagar até soltar do osso: a castanheira fica do lado dela',
        'Gordura perfumada de carneiro e bode: madeira escura não se apaga',
        'Horas de panela fecham o gosto: a castanheira também demora',
      ],
      [
        'Essa carne tem gosto próprio; a Castanheira não some do lado dela.',
        'Essa carne é marcante, e a Castanheira encara.',
      ],
    ),
    pour(
      'oak',
      'Gordura perfumada e molho escuro: madeira tostada',
      'O molho do osso com a Carvalho: doce e tostado.',
    ),
    pour('sour', 'Gordura do carneiro: {by} lava', 'A gordura desse prato pede {by}.'),
  ]),
  made('black bean stew', /feijoada|tropeiro|\btutu\b/, [
    pour(
      'lime',
      'Feijão grosso com porco salgado: o limão abre caminho',
      'Feijoada e limão se conhecem faz tempo: trago a {drink}?',
    ),
    pour('sour', 'Porco e feijão grosso: {by} abre caminho', 'Com feijoada, {by} ajuda a descer.'),
    pour(
      'white',
      'Feijão com porco: uma branca pequena antes',
      'Uma branca pequena, antes da primeira concha.',
    ),
  ]),
  made('country chicken', /galinha|cabidela|capote|galinhada|guine/, [
    pour(
      'cajuina',
      'Caldo gordo de galinha: caju clarinho tira o peso e deixa o tempero',
      'Galinha de panela com caju é mesa de casa: a {drink} tira o peso.',
    ),
    pour(
      'white',
      'Molho grosso de galinha de terreiro: branca seca, sem doce',
      'Galinha de panela e a branca pequena do lado: almoço de interior.',
    ),
    pour(
      'oak',
      'Caldo de galinha cozida devagar: o carvalho tem o mesmo fundo',
      'O caldo é de horas; a Carvalho tem paciência igual.',
    ),
    pour('sour', 'Gordura amarela do caldo: {by} corta', 'O caldo da galinha é gordo; {by} equilibra.'),
  ]),
  made('duck', /\bpato\b|magret|confit/, [
    pour('nut', 'Pele gorda e carne escura: noz e doce da castanheira', [
      'A pele do pato é gorda e crocante; a Castanheira fecha.',
      'Gordura de pato é quase manteiga; a Castanheira vem com a noz.',
      'Pato e Castanheira: gordura, noz e tempo.',
    ]),
    pour(
      'oak',
      'Carne escura de cozimento longo: baunilha do carvalho',
      'Pato cozido devagar com Carvalho devagar.',
    ),
    pour('sour', 'Gordura de pato: {by} lava', 'Para a gordura do pato, {by}.'),
  ]),
  made('barbecued pork', /pernil|leitao|porco|pancetta|barriga de porco|panceta|copa lombo|\blombo\b/, [
    pour(
      'sour',
      'Porco gordo e assado: {by} faz o papel da fruta na travessa',
      'Porco assado gosta de fruta: {by} está no copo.',
    ),
    pour(
      'oak',
      'Porco dourado e bem temperado: tostado do carvalho',
      'O porco vem dourado; a Carvalho acompanha.',
    ),
    pour('white', 'Gordura do porco: branca gelada', 'Uma branca gelada para o porco assado.'),
  ]),
  made('sausage', /lingui|calabresa|chouri|salsich|chucrute|choripan/, [
    pour(
      'white',
      [
        'Gordura defumada e sal: a branca gelada corta e pede outra rodela',
        'Linguiça solta gordura com fumaça: cana fria e seca limpa o beiço',
      ],
      [
        'Linguiça na tábua e branquinha gelada: uma rodela, um golinho.',
        'É gordinha e defumada; a branca vem do congelador para cortar.',
      ],
    ),
    pour(
      'bubbles',
      'Sal e fumaça na boca: o gás leva os dois',
      'Linguiça é salgada e gorda; o gás lava entre uma rodela e outra.',
    ),
    pour(
      'oak',
      'Fumaça da linguiça com tostado de barril',
      'A linguiça é defumada, e a Carvalho conversa com a fumaça.',
    ),
    pour(
      'sour',
      'Gordura e sal na rodela: {by} corta',
      'A linguiça solta gordura, e {by} corta: é para a mesa toda.',
    ),
  ]),
  made('liver and tongue', /figado|lingua|moela|\brim\b|pate de/, [
    pour(
      'oak',
      'Miúdo no molho escuro, ferroso: o doce do carvalho arredonda',
      'O molho é escuro; a Carvalho adoça o ferro da carne.',
    ),
    pour('white', 'Molho acebolado: cana branca', 'Miúdo de balcão e branca pequena: um puxa o outro.'),
    pour('sour', 'Molho fechado de miúdo: {by} abre', 'O molho é fechado; {by} abre.'),
  ]),
  made('raw beef', /steak tartar|tartar.*carne|carpaccio/, [
    pour(
      'white',
      [
        'Carne crua bem temperada: branca seca, quase mais um tempero',
        'Gema, mostarda e carne fria: só a cana seca não tapa nada disso',
        'Tempero azedo na carne crua: a branca entra seca e some com a gordura',
      ],
      [
        'Carne crua bem temperada e branca gelada: tudo frio.',
        'O tempero manda nesse prato; a branca é seca e deixa ele mandar.',
        'Carne fria pede copo frio: a branca, sem doce nenhum.',
      ],
    ),
    pour('sour', 'Crua e temperada: {by} no lugar do limão', 'O tempero já é azedo; {by} segue.'),
  ]),
  made('wings', /asinha|asa de frango|coxinha da asa|tulipa|drumet|buffalo/, [
    pour('sour', 'Pele frita e molho na mão: {by} limpa', 'Asinha suja a mão e {by} limpa a boca.'),
    pour(
      'bubbles',
      'Molho ardido e pele crocante: gás e gelo',
      'Asinha com molho e copo com gás: dura a partida.',
    ),
    pour('white', 'Pele frita: branca gelada', 'Branquinha gelada com a asinha.'),
  ]),
  made('fried chicken pieces', /passarinho|frango.*(frit|croc|empanad)|isca.*frango|nugget|karaage/, [
    pour(
      'lime',
      'Frango frito e limão: o par de sempre, agora no copo',
      'Frango frito pede limão, e a {drink} já traz.',
    ),
    pour('sour', 'Frango frito e alho: {by} tira o óleo', 'Frango crocante e {by}.'),
    pour('white', 'Alho frito e pele salgada: branca gelada', 'Branca gelada com frango na mão.'),
  ]),
  made('stroganoff', /estrogonof|strogon|fricass/, [
    pour(
      'sour',
      'Creme de leite e batata palha: {by} tira o doce do creme',
      'Estrogonofe é cremoso; {by} não deixa enjoar.',
    ),
    pour('oak', 'Creme e cogumelo: baunilha do carvalho', 'A Carvalho com o creme do estrogonofe.'),
  ]),
  made('parmigiana', /parmegiana|parmigiana/, [
    pour(
      'sour',
      'Fritura, molho de tomate e queijo: {by} acompanha o azedo do tomate',
      'Parmegiana tem queijo e tomate; {by} combina com os dois.',
    ),
    pour(
      'bitter',
      'Queijo derretido e tomate: amargo, como nos aperitivos',
      'A parmegiana é farta: um amargo ajuda.',
    ),
    pour(
      'oak',
      'Queijo gratinado: tostado do carvalho',
      'O queijo vem dourado, e a Carvalho pega o dourado.',
    ),
  ]),
  made(
    'plain grilled chicken',
    /(frango|peito|file de frango).*(grelh|chapa)|frango grelhado/,
    [
      pour(
        'soft',
        'Prato de quem quer leve, ou de criança: aqui a cachaça sobra',
        'Com o frango grelhado, trago a {drink}?',
      ),
      pour('sour', 'Grelhado simples: {by} dá graça', 'Se quiserem um drink com o frango, {by} fica leve.'),
      pour('white', 'Grelhado simples e cana fria', 'Se for cachaça, a branca gelada.'),
    ],
    'é prato de quem quer leve, ou de criança',
  ),
  made('chicken', /^(?!.*pequi).*(frango|galeto|peru|chester)/, [
    pour('sour', 'Carne clara: {by} tempera sem pesar', 'Frango com a {drink}: almoço leve.'),
    pour(
      'oak',
      'Frango dourado no fogo: o tostado do carvalho',
      'O frango vem dourado, e a Carvalho combina.',
    ),
    pour('white', 'Carne clara e cana fria', 'Frango e branca gelada.'),
  ]),
  made('beans and rice', /baiao|arroz de leite|feijao.?verde|mungunza salgado|arroz de queijo/, [
    pour(
      'cajuina',
      'Feijão, nata e queijo: o travo do caju seca a gordura',
      'O baião vem gordinho de queijo; a {drink} seca na medida certa.',
    ),
    pour(
      'white',
      'Feijão, nata e queijo coalho: branca seca entre as garfadas',
      'O baião é cremoso; a branca pequena solta.',
    ),
    pour('sour', 'Nata e queijo: {by} corta', 'Tem nata aí dentro; {by} equilibra.'),
  ]),
  made('pequi rice', /pequi/, [
    pour(
      'white',
      'O cheiro do pequi toma o prato: só cana limpa não briga',
      'Pequi manda no prato; a branca não disputa.',
    ),
    pour('sour', 'Pequi é gordo e perfumado: {by} limpa a boca', 'O pequi fica na boca; {by} refresca.'),
  ]),
  made('beef', /\bcarne\b|bife|\bboi\b|\bfile\b|rosbife|costela|musculo/, [
    pour(
      'oak',
      'Carne dourada na panela ou na chapa: o tostado do carvalho',
      'Carne dourada e Carvalho: é o par mais fácil da casa.',
    ),
    pour(
      'sour',
      'Molho e gordura da carne: {by} abre espaço',
      'A carne tem molho; {by} deixa a boca pronta para mais.',
    ),
    pour('white', 'Carne com cebola: branca seca', 'Branca pequena ao lado da carne.'),
  ]),
]
