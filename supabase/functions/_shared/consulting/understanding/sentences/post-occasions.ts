import type { Theme } from './sentence.ts'

/** Occasions with all that owners say of them in one breath. */
export const postOccasions: readonly Theme[] = [
  {
    theme: 'occasions read whole',
    type: 'content_generation',
    sentences: [
      [
        'Aniversário da casa em 12/12 com show às 20h',
        'date Aniversário da casa 2026-12-12 at 20 note com show',
      ],
      [
        'Réveillon com menu fechado a R$ 320 por pessoa',
        'date Réveillon 2026-12-31 price 320 per por pessoa note com menu fechado open',
      ],
      [
        'Ceia de Natal em 23/12, às 19h, R$ 149 por pessoa, só com reserva',
        'date Ceia de Natal 2026-12-23 at 19 price 149 per por pessoa note só com reserva',
      ],
      [
        'Aula de cozinha em 5/12, às 15h, R$ 80, 12 vagas',
        'date Aula de cozinha 2026-12-05 at 15 price 80 note 12 vagas',
      ],
      [
        'Sexta 18/12 é a festa de fim de ano dos músicos, às 22h, entrada R$ 25',
        'date festa de fim de ano dos músicos 2026-12-18 at 22 price 25 per de entrada',
      ],
      ['Luau na sexta 4/12, a partir das 19h, com fogueira', 'date Luau 2026-12-04 at 19 note com fogueira'],
      ['Vaquejada de Quixadá, de 12 a 14/03', 'date Vaquejada de Quixadá 2027-03-12..2027-03-14'],
      [
        'niver do bar 19/12 c/ pagode das 4 da tarde ate umas 10',
        'date niver do bar 2026-12-19 at 16 note com pagode, até as 22h',
      ],
      [
        'Jantar harmonizado em 11/12, dois horários: 19h e 21h30, R$ 480 o casal',
        'date Jantar harmonizado 2026-12-11 at 19 price 480 per o casal note horários das 19h e das 21h30',
      ],
      [
        'forró dia 15 e 29 as 8 da noite c/ Chico do Acordeon',
        'date forró 2026-12-15 at 20 note com Chico do Acordeon',
        'date forró 2026-11-29 at 20 note com Chico do Acordeon',
      ],
      [
        'Quarta tem quiz às 20h; sexta, rock ao vivo às 21h',
        'date quiz weekly 3 at 20',
        'date rock ao vivo weekly 5 at 21',
      ],
      ['Rodízio de massas toda quinta, R$ 59,90', 'date Rodízio de massas weekly 4 price 59.9'],
      ['rodizio seg a qui 79,90', 'date rodizio weekly 1,2,3,4 price 79.9'],
      [
        'a gente fecha 24 25 e 31, dia 1 tb',
        'date casa fechada 2026-12-24..2026-12-25 closed',
        'date casa fechada 2026-12-31..2027-01-01 closed',
      ],
      ['Fechamos 24 e 25/12, voltamos dia 26', 'date casa fechada 2026-12-24..2026-12-25 closed'],
      ['24 fecha as 16h, 25 nao abre', '?24 fecha as 16h', 'date casa fechada 2026-11-25 closed'],
      ['agosto fechado pra reforma (16 a 22)', 'date reforma 2027-08-16..2027-08-22 closed'],
      ['dia 31 so delivery ate 20h', '?dia 31 so delivery ate 20h'],
      ['Durante a Quaresma peixe às sextas', '?Durante a Quaresma peixe às sextas'],
    ],
  },
  {
    theme: 'whether the house opens on a feast or a day',
    type: 'content_generation',
    sentences: [
      ['no carnaval nós abrimos direto, de 6 a 9/2', 'date Carnaval 2027-02-06..2027-02-09 open'],
      ['carnaval a casa abre todos os dias de 5 a 9/2', 'date Carnaval 2027-02-05..2027-02-09 open'],
      ['semana santa vai abrir sem parar', 'date Semana Santa 2027-03-21..2027-03-28 open'],
      ['a gente vai funcionar direto no carnaval', 'date Carnaval 2027-02-06..2027-02-10 open'],
      ['abrimos normal dia 19/3', 'date Dia de São José 2027-03-19 open'],
      ['vamos abrir 25/12', 'date Natal 2026-12-25 open'],
      ['não abrimos dia 25/12', 'date casa fechada 2026-12-25 closed'],
      ['carnaval a gente não abre', 'date Carnaval 2027-02-06..2027-02-10 closed'],
      ['abrimos em todos os feriados', 'date Natal 2026-12-25 open', 'date Ano-Novo 2027-01-01 open'],
      ['nos feriados a gente fecha', 'date Natal 2026-12-25 closed', 'date Ano-Novo 2027-01-01 closed'],
    ],
  },
  {
    theme: 'birthdays of the house, however they are said',
    type: 'content_generation',
    sentences: [
      ['dia 12/12 faz 8 anos a casa', 'date 8 anos da casa 2026-12-12'],
      ['o bar completa 8 anos em 12/12', 'date 8 anos do bar 2026-12-12'],
      ['12/12 a gente faz 8 anos', 'date 8 anos da casa 2026-12-12'],
      ['fazemos oito anos dia 12/12', 'date oito anos da casa 2026-12-12'],
      ['aniversário da casa dia 12/12', 'date aniversário da casa 2026-12-12'],
      ['a casa faz aniversário dia 12/12', 'date aniversário da casa 2026-12-12'],
      ['12/12 é aniversário do bar', 'date aniversário do bar 2026-12-12'],
      ['o restaurante aniversaria 12/12', 'date aniversário do restaurante 2026-12-12'],
    ],
  },
  {
    theme: 'what is held no more, several days and lists of days',
    type: 'content_generation',
    sentences: [
      ['quinta em dobro ñ faço mais', 'postRule noMention quinta em dobro'],
      ['não temos mais o rodízio de terça', 'postRule noMention rodízio de terça'],
      ['parei com a promoção de quarta', 'postRule noMention promoção de quarta'],
      ['ñ põe preço', 'onlyPrice'],
      [
        '24 e 31/12 abre só até 19h',
        'date véspera de Natal 2026-12-24 note até as 19h open',
        'date Réveillon 2026-12-31 note até as 19h open',
      ],
      [
        'são joão fecha dia 24 mas dia 22 tem quadrilha às 17h',
        'date São João 2027-06-24 closed',
        'date quadrilha 2027-06-22 at 17',
      ],
      ['12/12 ceia na areia, 180 o casal', 'date ceia na areia 2026-12-12 price 180 per o casal'],
      [
        '12/12 a casa faz 9 anos, vai ter bolo e a banda Maré às 20h',
        'date 9 anos da casa 2026-12-12 at 20 note com bolo e a banda Maré',
      ],
      ['minha irmã só posta segunda, quarta e sexta', 'postRule noPosts 0,2,4,6'],
      ['nada de criança nas fotos nem emoji', 'postRule noChildren', 'postRule noEmoji'],
    ],
  },
  {
    theme: 'questions about what guests post',
    type: 'content_generation',
    sentences: [
      ['posso repostar os stories dos clientes?', 'question consent o que clientes postam'],
      ['repostar foto de cliente pode?', 'question consent o que clientes postam'],
      ['posso usar as fotos que o pessoal me marca?', 'question consent o que clientes postam'],
      ['dá pra compartilhar vídeo que um freguês fez aqui?', 'question consent o que clientes postam'],
      ['posso postar foto da mesa dos outros?', 'question consent'],
      ['marcar cantor que jantou aqui?', 'question consent'],
      ['posso repostar um post antigo nosso?', 'question postAdvice repeat'],
      ['posso usar foto da internet?', 'question postAdvice pictures'],
    ],
  },
  {
    theme: 'rules for every post, in full sentences',
    type: 'content_generation',
    sentences: [
      ['Nenhuma criança nas fotos', 'postRule noChildren'],
      ['sem foto de crianca', 'postRule noChildren'],
      ['Nunca poste aos domingos', 'postRule noPosts 0'],
      ['posta so quinta e sabado', 'postRule noPosts 0,1,2,3,5'],
      ['sem preço nas legendas', 'onlyPrice'],
      ['Não use a palavra “experiência”', 'postRule noMention experiência'],
      ['Não prometa pôr do sol', 'postRule noMention pôr do sol'],
      ['não quero foto de gente bebendo', 'postRule noPicture gente bebendo'],
      ['nada de foto com garrafa de cachaça', 'postRule noPicture garrafa de cachaça'],
      ['não põe preço nem foto de gente bebendo', 'onlyPrice', 'postRule noPicture gente bebendo'],
      ['sem gente bebendo nas fotos', 'postRule noPicture gente bebendo'],
      ['nas fotos não pode aparecer ninguém bebendo', 'postRule noPicture gente bebendo'],
      ['sem foto de rosto', 'postRule noFaces'],
    ],
  },
]
