import type { NeedId } from '../needs.ts'
import type { DoughId } from './doughs.ts'
import type { Filling } from './filling.ts'

const all: readonly DoughId[] = ['tapioca', 'crepe', 'pastel', 'esfiha', 'pizza']
const open: readonly DoughId[] = ['tapioca', 'crepe', 'pizza']
const stove: readonly NeedId[] = ['burner']

/** Sweet fillings, 320 to 400 g of each. */
export const sweetFillings: readonly Filling[] = [
  {
    id: 'cocada-rapadura',
    name: 'cocada de rapadura com cachaça',
    called: 'cocada de rapadura',
    fits: all,
    grams: 380,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 30 },
    signature: true,
    lines: { coco: 200, rapadura: 150, leite_coco: 60, canela: 1 },
    steps: `
      Antes do serviço, derreta a rapadura com o leite de coco, junte o coco e cozinhe por 12 minutos, mexendo; junte {cachaca} e a canela e ferva por mais 5 minutos, até soltar do fundo.
    `,
    story: 'Coco fresco cozido na rapadura, com canela.',
    keeps: 'Cocada (380 g): 5 dias na geladeira.',
  },
  {
    id: 'goiabada-requeijao',
    name: 'goiabada derretida na cachaça com queijo',
    called: 'goiabada derretida com queijo',
    fits: all,
    grams: 380,
    advance: 15,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 30 },
    lines: { goiabada: 220, queijo: { queijo_manteiga: 150 } },
    steps: `
      Antes do serviço, derreta a goiabada com {cachaca} e 30 ml de água filtrada em fogo baixo por 8 minutos, mexendo; deixe firmar.
      Rale ou corte {o:queijo} e gele.
    `,
    story: 'Goiabada derretida e queijo, meio a meio.',
    keeps: 'Goiabada derretida (230 g): 5 dias na geladeira.',
  },
  {
    id: 'banana-castanha',
    name: 'banana na rapadura e na cachaça com castanha',
    called: 'banana na rapadura com castanha',
    fits: all,
    grams: 400,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 40 },
    lines: { banana: 360, rapadura: 80, limao: 10, canela: 1, 'castanha?': 40 },
    steps: `
      Antes do serviço, derreta a rapadura com o limão, junte a banana em rodelas e {cachaca} e ferva por 8 minutos, até o caldo engrossar; junte a canela.
      [castanha] Pique {o:castanha} por cima na hora.
    `,
    story: 'Banana cozida na rapadura com limão e canela.',
    keeps: 'Banana na rapadura (370 g): 3 dias na geladeira.',
  },
  {
    id: 'abacaxi-coco',
    name: 'abacaxi e coco na cachaça',
    called: 'abacaxi com coco',
    fits: all,
    grams: 380,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: { abacaxi: 360, coco: 80, doce: { rapadura: 70, acucar: 60 } },
    steps: `
      Antes do serviço, ferva o abacaxi em cubos com {o:doce} por 12 minutos, junte {cachaca} e o coco e apure por mais 5 minutos, até secar.
    `,
    story: 'Abacaxi apurado até brilhar e coco fresco.',
    keeps: 'Doce de abacaxi (380 g): 5 dias na geladeira.',
  },
  {
    id: 'doce-leite-castanha',
    name: 'doce de leite com cachaça e castanha',
    called: 'doce de leite com castanha',
    fits: all,
    grams: 320,
    advance: 10,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 30 },
    lines: { doce_leite: 270, castanha: 50, sal: 1 },
    steps: `
      Antes do serviço, ferva {cachaca} até restar um terço e misture ao doce de leite com o sal; pique a castanha.
    `,
    story: 'Doce de leite, uma pitada de sal e castanha torrada.',
    keeps: 'Doce de leite com cachaça (280 g): 5 dias na geladeira.',
  },
  {
    id: 'caju-queijo',
    name: 'caju em calda de cachaça com queijo',
    called: 'caju em calda com queijo',
    fits: open,
    grams: 400,
    advance: 35,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      caju: 360,
      doce: { rapadura: 100, acucar: 90 },
      limao: 15,
      queijo: { coalho: 120, queijo_manteiga: 120 },
    },
    steps: `
      Antes do serviço, cozinhe o caju em tiras com {o:doce}, o limão e 100 ml de água filtrada por 20 minutos; junte {cachaca} e apure por 8 minutos, até a calda engrossar.
      Na hora, escorra a fruta, junte {o:queijo} em fatias finas e regue com pouca calda.
    `,
    story: 'Caju cozido na própria calda e queijo em fatias.',
    keeps: 'Caju em calda (400 g): 5 dias na geladeira.',
  },
  {
    id: 'chocolate-cupuacu',
    name: 'chocolate e cupuaçu com cachaça',
    called: 'chocolate com cupuaçu',
    fits: all,
    grams: 340,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 30 },
    lines: { chocolate: 140, creme: 130, cupuacu: 80, acucar: 20 },
    steps: `
      Antes do serviço, ferva a polpa com o açúcar e {cachaca} por 6 minutos, até engrossar.
      Aqueça o creme de leite sem ferver, derreta nele o chocolate, misture a polpa e gele por 2 horas, até firmar.
    `,
    story: 'Chocolate 70% e cupuaçu ácido num creme firme.',
    keeps: 'Creme de chocolate e cupuaçu (340 g): 4 dias na geladeira.',
  },
  {
    id: 'maracuja-castanha',
    name: 'creme de maracujá com cachaça e castanha',
    called: 'creme de maracujá com castanha',
    fits: open,
    grams: 360,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: { leite_condensado: 240, maracuja: 90, manteiga: 15, castanha: 40 },
    steps: `
      Antes do serviço, ferva a polpa com {cachaca} por 5 minutos, junte o leite condensado e a manteiga e cozinhe por 8 minutos, mexendo, até soltar do fundo; gele.
      Pique a castanha na hora.
    `,
    story: 'Creme ácido de maracujá e castanha torrada.',
    keeps: 'Creme de maracujá (320 g): 4 dias na geladeira.',
  },
  {
    id: 'goiaba-ricota',
    name: 'goiaba cozida na cachaça com ricota',
    called: 'goiaba cozida com ricota',
    fits: ['crepe', 'esfiha', 'tapioca', 'pizza'],
    grams: 380,
    advance: 30,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: { goiaba: 300, acucar: 90, limao: 10, ricota: 160 },
    steps: `
      Antes do serviço, cozinhe a goiaba em fatias, sem o miolo, com o açúcar e o limão por 15 minutos; junte {cachaca} e apure por 5 minutos, até secar.
      Amasse a ricota e guarde gelada; as duas se encontram na hora de rechear.
    `,
    story: 'Goiaba em fatias apurada na panela e ricota fresca.',
    keeps: 'Goiaba cozida (260 g): 5 dias na geladeira.',
  },
  {
    id: 'pacoca-banana',
    name: 'banana com paçoca de amendoim e melado de cachaça',
    called: 'banana com paçoca',
    fits: all,
    grams: 380,
    advance: 15,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: { banana: 300, pacoca_doce: 90, doce: { mel_engenho: 50, rapadura: 50 } },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} por 8 minutos, até cobrir a colher, e misture a banana em rodelas.
      Esfarele a paçoca por cima na hora de rechear.
    `,
    story: 'Banana, paçoca esfarelada e calda escura.',
    keeps: 'Calda de cachaça (70 ml): 5 dias na geladeira.',
  },
  {
    id: 'cartola',
    name: 'banana, queijo manteiga e canela com calda de cachaça',
    called: 'cartola',
    fits: all,
    grams: 400,
    advance: 15,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 30 },
    lines: {
      banana: 260,
      queijo: { queijo_manteiga: 150 },
      doce: { rapadura: 50, acucar: 40 },
      canela: 2,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} e 20 ml de água filtrada por 8 minutos, até cobrir a colher; junte a banana em fatias e a canela e esfrie.
      Corte {o:queijo} em fatias finas e junte na hora de rechear.
    `,
    story: 'Banana, queijo do sertão e canela, como na cartola.',
    keeps: 'Banana na calda (320 g): 2 dias na geladeira.',
  },
  {
    id: 'manga-coco',
    name: 'manga apurada na cachaça com coco',
    called: 'manga com coco',
    fits: open,
    grams: 380,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: { manga: 360, coco: 80, doce: { acucar: 60, rapadura: 60 }, limao: 20 },
    steps: `
      Antes do serviço, ferva a manga em cubos com {o:doce} e o limão por 12 minutos, junte {cachaca} e apure por 5 minutos, até secar; misture metade do coco.
      Espalhe o resto do coco na hora.
    `,
    story: 'Manga com limão, apurada, e coco fresco.',
    keeps: 'Doce de manga (320 g): 5 dias na geladeira.',
  },
  {
    id: 'leite-po-coco',
    name: 'creme de leite em pó e coco com cachaça',
    called: 'leite em pó com coco',
    fits: all,
    grams: 360,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: { leite_po: 90, leite_condensado: 180, coco: 80, manteiga: 15 },
    steps: `
      Antes do serviço, ferva {cachaca} até restar um terço, junte o leite condensado, a manteiga e dois terços do leite em pó e cozinhe por 6 minutos, mexendo, até soltar do fundo; misture o coco e gele.
      Polvilhe o resto do leite em pó na hora.
    `,
    story: 'Creme firme de leite em pó e coco fresco.',
    keeps: 'Creme de leite em pó (350 g): 4 dias na geladeira.',
  },
  {
    id: 'chocolate-castanha',
    name: 'chocolate com cachaça e castanha salgada',
    called: 'chocolate com castanha salgada',
    fits: all,
    grams: 320,
    advance: 15,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 30 },
    lines: { chocolate: 160, creme: 130, castanha: 50, sal: 2 },
    steps: `
      Antes do serviço, ferva {cachaca} até a metade, junte o creme de leite, aqueça sem ferver e derreta nele o chocolate; gele por 2 horas, até firmar.
      Quebre a castanha, misture o sal e espalhe na hora.
    `,
    story: 'Chocolate 70%, castanha torrada e uma pitada de sal.',
    keeps: 'Creme de chocolate (290 g): 4 dias na geladeira.',
  },
]
