import { canonAll } from '../text/scan.ts'

/**
 * Words of everyday Portuguese one typo away from a word that the reader knows: "alegria" is no allergy, and "ligado" no
 * liver. The speller leaves them as they are.
 */
export const commonWords: readonly string[] = canonAll(`
  absoluta absoluto acerca acertado acharmo achem acorda acredito adiante afeta afinal afirma agente aguia album
  alegria alibi alicia aliem altura alugar amiguinho andou angel angela anna apagar aparece aparecer apelo
  apresentando apresente aproxima apuro aranha arena armar atira atirando atirar atire atirem atiro audicao
  ausente aviao baixinho balancar balsa bandido batem bateu batman bebada bebado beija beijando beije beijou
  berco bilhao blanche boate boato bolha bomba boneco bonzinho boom borda brava brien brigada brinco brindar
  brisa burra burro cacada cachorrinho caiam cairam calem camada camera capaz careca carinha carinho carona
  carrie carrinho carroca cassino casual cavando center cercado cesar chapado charle chateada checar chocada
  chocante chover ciente circo cliche cobrindo cocega codigo cofre coisinha colar colina combinamo comecado
  concerto condenado congelando consertar constar contato convencao correm cortando cortina could credo creio
  cristo cuidando culinaria deitar demorando destinado deusa deuse devera direito diretor diria dirigido dobrar
  dourada edicao egito elefante eleito ella empolgado encanto encontrarmo ensaiar entenda entendo enviar eramo
  espacial espertinho estarao estarmo estragado estranha estranho eterna eterno exito experiente facel facial
  falado falando falcao faremo faria fator fazermo fenda ferida ferimento ferrado ficarmo filme fizemo flecha
  forcada forcar force fratura freira funcao furacao furia gastei gatinha gatinho gemea genero genio golfe
  gravando gritar honra idolo ilegal imundo inferno interno iorque jornada karma ladrao lancar lance lavar
  leilao lembrado letal levada levando licao lidar ligado loiro lunar lutar macaco mafia major maleta maluco
  mantinha martelo matei medalha membro menininha mental mentir metodo midia mocinha modulo molhada molhado
  monica montando morando motel movel muitissimo musical nacao namorando naval nervo nevada oeste olhada olivia
  oracao pagou paise panico papelada parceria parem passeando passear pausa pearl pegando pegaria penny perdi
  piano pirata piscar podiamo possam pousar praticar prazo preciosa precioso prefeito prende prender previsao
  pular puxando quebrando queimando quite racional raiva rancho reed refere referencia refiro relacao relato
  renda reparar repente restante revolver roger roman russo sabermo safado sairam sarro satana secar seguida
  seguido seguindo sensor serem sermao servidor solte solto sombrio sonhou soou sorria soube steve stevie suando
  suite sumiram suposto suprema surra tabaco tango tempinho templo tenso tentem terapia terem teremo termine
  terror tivemo tocado tornado touro trabalhador trabalhando trabalhava trair tratado trato treva tribo tronco
  truque vagando vagao valha varia veem vencemo vencido venham ventre verem veste victoria viemo viesse virada
  virem voador voice voltando voou vosso
`)
