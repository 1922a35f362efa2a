import type { NameLine } from './line.ts'

export const sweets: readonly NameLine[] = [
  [
    'Cartola',
    'cartola',
    'Banana dourada sob o queijo derretido, com açúcar e canela por cima, [servida quente|ainda quente]',
  ],
  [
    'Pudim de leite',
    'pudim(?: de leite)?$',
    'Creme assado em banho-maria, liso e trêmulo, virado sobre a própria calda',
  ],
  [
    'Pudim de rapadura',
    'pudim de {x}',
    'Creme com gosto de {x}, assado em banho-maria e virado sobre a própria calda',
  ],
  [
    'Romeu e Julieta',
    'romeu e julieta',
    'Goiabada firme e queijo, fatia sobre fatia, para morder os dois de uma vez',
  ],
  [
    'Petit gâteau',
    'petit gateau',
    'Bolinho quente de casca firme, que se abre na colher e solta o miolo cremoso',
  ],
  [
    'Brownie de rapadura',
    'brownie',
    'Quadrado denso e úmido, de crosta fina por cima e miolo que gruda no garfo',
  ],
  [
    'Mousse de maracujá',
    'mouss?e de {x}',
    'Creme aerado de {x}, batido até ficar leve e servido gelado, de colher',
  ],
  [
    'Cocada de forno',
    'cocada',
    'Coco ralado cozido no açúcar até dar ponto, úmido por dentro e dourado nas bordas',
  ],
  [
    'Doce de leite com queijo',
    'doce de leite',
    'Cozido no tacho até engrossar e ganhar cor de caramelo, para comer de colher',
  ],
  [
    'Doce de caju com queijo',
    'doce de (?:caju|goiaba|mamao|banana|jaca|abacaxi|laranja|figo)',
    'Fruta cozida devagar na calda de açúcar, até ficar macia e brilhante',
  ],
  [
    'Bolo de rolo',
    'bolo de rolo',
    'Massa fina enrolada com goiabada, fatiada para mostrar cada volta do rocambole',
  ],
  [
    'Bolo de macaxeira',
    'bolo de macaxeira',
    'Fatia úmida e densa, de crosta dourada na borda, com o doce da raiz',
  ],
  [
    'Bolo de milho',
    'bolo de {x}',
    'Fatia macia e úmida, assada em forma, com gosto de {x} até a última migalha',
  ],
  [
    'Torta de limão',
    'torta de (?=limao|caju|maracuja|morango|chocolate|coco|cupuacu){x}',
    'Base firme que se quebra no garfo, com creme de {x} por cima',
  ],
  ['Crème brûlée', 'creme brulee', 'Creme frio sob uma placa de açúcar queimado, que se quebra com a colher'],
  ['Churros', 'churros', 'Massa frita em canudo estriado, passada em açúcar e canela ainda quente'],
  [
    'Rapadura com coco',
    'rapadura com coco',
    'Mel de engenho cozido com a fruta ralada até endurecer, cortado em tabletes',
  ],
  [
    'Banana caramelada',
    'banana (?:frita|flambada|caramelada|real)',
    'Fatias douradas na frigideira até caramelizar na borda, servidas quentes',
  ],
  ['Pavê', 'pave', 'Camadas de biscoito e creme, geladas na travessa e servidas de colher'],
  ['Tiramisù', 'tiramisu', 'Camadas de biscoito molhado em café e creme frio, servidas de colher'],
  [
    'Arroz-doce',
    'arroz[- ]doce',
    'Grãos cozidos no leite até engrossar, doces e cremosos, de comer na tigela',
  ],
  ['Pamonha', 'pamonha', 'Creme de milho cozido dentro da própria palha até firmar, aberto na mesa'],
  [
    'Salada de frutas',
    'salada de frutas',
    'Cubos de fruta misturados no próprio suco e servidos gelados, de colher',
  ],
  ['Affogato', 'affogato', 'Bola gelada afogada em café quente, metade firme e metade já derretida'],
  ['Rabanada', 'rabanada', 'Fatia de pão molhada, dourada e passada em açúcar e canela ainda quente'],
  [
    'Sorvete de tapioca',
    'sorvete de {x}',
    'Bola gelada de {x}, servida na taça, que amolece devagar na colher',
  ],
]
