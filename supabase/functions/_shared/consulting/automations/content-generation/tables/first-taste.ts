/** What somebody asks who has never tasted a food, answered in one sentence that is true of any kitchen. */
export const firstTastes: readonly (readonly [RegExp, string])[] = [
  [/jaca/iu, 'Jaca verde não é doce: cozida e desfiada, fica em fios e pega o gosto do tempero'],
  [/kombucha/iu, 'Kombucha é chá fermentado: gás, acidez de limonada e pouco açúcar'],
  [/pequi/iu, 'Pequi cheira antes de chegar e se rói devagar, sem morder: o caroço tem espinhos'],
  [/jambu/iu, 'Jambu formiga a língua por um minuto e passa'],
  [/tucupi/iu, 'Tucupi é o caldo amarelo da mandioca, fervido por horas: azedo, cheiroso, sem pimenta'],
  [/mani[çc]oba/iu, 'Maniçoba é a folha da mandioca cozida por dias com carnes, como feijoada sem feijão'],
  [/sururu/iu, 'Sururu é o mexilhão da lagoa, pequeno e de gosto de mar'],
  [/berbig[ãa]o|vongole/iu, 'Berbigão é concha pequena, de carne macia e gosto de mar'],
  [/panelada|buchada|dobradinha/iu, 'É bucho bem limpo, cozido até ficar macio; o caldo e o tempero mandam'],
  [
    /sarapatel|cabidela/iu,
    'O molho escuro vem do sangue, com vinagre: encorpado, parecido com molho ferrugem',
  ],
  [/moc[óo]t[óo]/iu, 'Mocotó é caldo de pata, grosso e brilhante, para tomar quente e de colher'],
  [/cupua[çc]u/iu, 'Cupuaçu é primo do cacau: ácido, perfumado e cremoso'],
  [/umbu/iu, 'Umbu é fruta do sertão, azeda e fresca'],
  [/caj[áa](?!\p{L})|seriguela/iu, 'Fruta da estação, entre o azedo e o doce, que perfuma antes do gole'],
  [/tofu/iu, 'Tofu não tem gosto próprio: é o tempero e a chapa que fazem'],
  [/gr[ãa]o-de-bico/iu, 'Grão-de-bico amassado segura na chapa e fica com casca por fora e macio por dentro'],
  [/ostra/iu, 'Ostra se prova de uma vez, com limão: gosto de mar frio'],
  [/polvo/iu, 'Polvo no ponto corta com o garfo e não estica'],
]
