import { fishWords } from '../fish-names.ts'
import type { NameLine } from './line.ts'

export const fromTheSea: readonly NameLine[] = [
  [
    'Sirigado na brasa',
    `${fishWords}s? na brasa`,
    '<Posta grossa no carvão, de pele tostada, com ervas, azeite e limão/[Posta grossa, pele tostada no carvão, sal grosso e limão|Fogo de carvão, pele crocante, limão e um fio de azeite]>',
  ],
  [
    'Peixe grelhado',
    `(?:file de )?${fishWords}s? grelhad[oa]s?`,
    '[Carne branca e úmida, marcada de grelha, com alho, azeite e limão|Filé de lascas grandes, dourado na grelha, com ervas e limão]',
  ],
  [
    'Serra ao forno',
    `(?:postas? de )?${fishWords}s? (?:inteir[oa]s? )?(?:assad[oa]s?|ao forno|no forno|no sal)`,
    '[Assado com tomate, cebola e azeite, até a carne soltar em lascas|No forno com cebola, tomate e coentro, úmido por dentro]',
  ],
  [
    'Peixe cozido',
    `(?:postas? de )?${fishWords}s? (?:cozid[oa]s?|ensopad[oa]s?)`,
    'Postas no caldo de tomate, cebola e coentro, em fogo baixo',
  ],
  [
    'Peixe à delícia',
    `(?:file de )?${fishWords} a delicia`,
    'Filé com banana e molho branco, gratinado no queijo',
  ],
  [
    'Filé de peixe ao molho de camarão',
    `(?:file de )?${fishWords}s? (?:ao|com|no) molho de camar(?:ao|oes)`,
    'Filé dourado, sob molho de camarão com cebola, tomate e coentro',
  ],
  [
    'Filé de peixe ao molho de alcaparras',
    `(?:file de )?${fishWords}s? (?:ao|com|no) molho de (?:alcaparras?|limao|manteiga)`,
    'Filé dourado na manteiga, com o molho por cima e limão à parte',
  ],
  [
    'Cioba na folha de bananeira',
    `(?:file de )?${fishWords}s? n[ao] (?:folha(?: de bananeira)?|papelote)`,
    'Assado fechado na folha, no próprio vapor, com cebola, tomate e coentro',
  ],
  [
    'Lagosta grelhada',
    'lagostas? (?:grelhadas?|na brasa|na manteiga)',
    'Aberta ao meio e grelhada na manteiga de alho e limão',
  ],
  [
    'Camarão grelhado',
    'camar(?:ao|oes) (?:grelhad[oa]s?|na brasa)',
    'Camarões de casca tostada, com alho, manteiga e limão',
  ],
  [
    'Camarão à grega',
    'camar(?:ao|oes) a grega',
    'No espeto com queijo e pimentão, empanado e frito, sobre arroz colorido',
  ],
  ['Bacalhau da casa', 'bacalhau', 'Lascas altas com batata, cebola, ovo e azeite'],
  ['Peixada cearense', 'peixada', 'Postas do peixe do dia em caldo de tomate e leite de coco, batata e ovo'],
  [
    'Moqueca de camarão',
    'moqueca de {x}',
    '{x} no caldo de dendê, leite de coco e pimentão, fervendo até a mesa',
  ],
  ['Moqueca mista', 'moqueca', 'Caldo grosso de dendê, leite de coco e pimentão, borbulhando à mesa'],
  ['Bobó de camarão', 'bobo de {x}', '{x} em creme de macaxeira com leite de coco e dendê, de colher'],
  ['Vatapá', 'vatapa', 'Creme de pão, leite de coco e dendê, mexido até soltar da panela'],
  ['Caruru', 'caruru', 'Quiabo miúdo refogado no dendê até dar liga'],
  ['Caldeirada', 'caldeirada', 'O mar em pedaços grandes, no caldo de tomate, batata e coentro'],
  ['Lula à dorê', 'lulas? a dore', 'Anéis crocantes em massa leve de ovo e farinha, com limão para espremer'],
  ['Peixe à dorê', '… a dore', 'Na capa leve de ovo e farinha, dourada na fritura, com limão'],
  [
    'Camarão ao alho e óleo',
    'camar(?:ao|oes) (?:[an]?o )?alho(?: e oleo)?',
    '<Camarões salteados com lâminas de alho dourado e um fio de azeite/Na casca, com muito alho dourado, para lamber os dedos>',
  ],
  [
    'Polvo ao alho e óleo',
    '… (?:ao? )?alho e oleo',
    'Muito alho em lâminas, dourado no óleo até estalar, por cima de tudo',
  ],
  [
    'Camarão internacional',
    'camarao (?:a )?internacional',
    'Camarão, arroz, presunto e ervilha em molho branco, queijo e batata palha por cima',
  ],
  [
    'Camarão na moranga',
    'camarao na (?:moranga|abobora)',
    'Camarão em creme de queijo, dentro da abóbora que se raspa com a colher',
  ],
  [
    'Lagosta ao thermidor',
    '… (?:ao? )?thermidor',
    'Em molho branco com mostarda e queijo, gratinado até dourar',
  ],
  ['Arroz de polvo', 'arroz de polvo', 'Arroz caldoso no cozimento do polvo, com alho, tomate e coentro'],
  ['Salada de polvo', 'salada de polvo', 'Polvo macio e frio com tomate, cebola roxa, coentro e limão'],
  [
    'Vinagrete de polvo',
    'vinagrete de polvo',
    'Polvo em cubos com tomate, cebola e pimentão miúdos, no limão e azeite',
  ],
  [
    'Polvo grelhado',
    'polvo (?:grelhado|na chapa|na brasa)',
    'Tentáculo de ponta tostada e miolo macio, com alho e azeite',
  ],
  [
    'Polvo à lagareiro',
    'polvo (?:a |ao )?lagareiro',
    'Tentáculos assados no azeite com alho e batata ao murro',
  ],
  ['Polvo ao molho', 'polvo', 'Tentáculos macios com alho, azeite, cebola e coentro'],
  [
    'Casquinha de caranguejo',
    'casquinhas? de {x}',
    '{x} desfiado com coentro e leite de coco, sob farofa dourada',
  ],
  ['Patinha de caranguejo', 'patinhas?', 'Carne doce na ponta da unha, frita até dourar, com limão'],
  [
    'Caranguejo toc-toc',
    'caranguejos?|corda de caranguejo|caranguejada',
    '<Inteiro, no caldo de tomate, coentro e leite de coco, com martelinho/No caldo de tomate, coentro e leite de coco: martelinho na mão e calma>',
  ],
  ['Ostras gratinadas', 'ostras? gratinadas?', 'Na concha, com manteiga, alho e queijo dourado no forno'],
  [
    'Ostras frescas',
    'ostras? (?:frescas?|naturais|natural|in natura)',
    'Abertas na hora, geladas, com limão e mais nada',
  ],
  [
    'Pargo frito',
    `(?:${fishWords}|agulha)s? frit[oa]s?`,
    '<Tempero de limão e alho, pele crocante e carne em lascas/Pele que estala, limão, alho e a espinha que fica limpa no prato>',
  ],
  ['Isca de peixe', 'iscas? de {x}', 'Tiras de {x} crocantes, com limão e molho para mergulhar'],
  [
    'Filé de pescada com purê de macaxeira',
    'file de (?:pescada|peixe|tilapia|robalo|sirigado|pargo)(?!.* (?:ao? |n[ao] |grelhad|empanad|gratinad))',
    'Filé branco e sem espinha, dourado na manteiga com limão',
  ],
  ['Filé de salmão', '(?:file de )?salmao', 'Posta alta de pele tostada e miolo rosado, com limão e ervas'],
  [
    'Peixe ao escabeche',
    '… (?:ao |de |em )?escabeche',
    'Em molho de vinagre com cebola, pimentão e tomate, para enxugar com pão',
  ],
  [
    'Peixe ao leite de coco',
    '… (?:ao|no) (?:leite de )?coco',
    'No leite de coco com tomate, pimentão e coentro, em fogo baixo',
  ],
  ['Ceviche de pescada', 'ceviche', 'Cubos crus no limão, com cebola roxa, coentro e pimenta'],
  ['Paella', 'paella', 'Arroz do mar com açafrão, pimentão e ervilha, de crosta dourada no fundo'],
]
