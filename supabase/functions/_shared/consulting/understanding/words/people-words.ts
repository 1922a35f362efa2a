/**
 * Words of a family, names of people, and things around a house that are one letter away from a food or another word of
 * the reader: "mamãe" is no papaya, and "Pedro" no stone. The speller leaves them as they are.
 */
import { canonAll } from '../text/scan.ts'

export const family = canonAll(`
  mamãe mãe mãezinha mãinha mainha painho papai pai paizinho papá vovó vovô vozinha vozinho voinha voinho vó vô titia titio tia tio
  tiazinha tiozinho madrinha padrinho dindo dinda afilhado afilhada compadre comadre cumadre cumpadre nenê neném bebê bebezinho
  caçula mano mana maninha maninho irmão irmã irmãozinho irmãzinha cunhado cunhada genro nora sogro sogra sogrinha primo prima
  priminho priminha neto neta netinho netinha bisavó bisavô bisneto bisneta enteado enteada padrasto madrasta patroa patrão
  maridão mulherada moçada meninada galerinha sócio sócia sobrinho sobrinha noivo noiva viúva solteiro solteira casado casada
`)

export const names = canonAll(`
  joão josé maria ana antônio francisco francisca raimundo raimunda socorro fátima nenén zefa chico chica tonho tonha zeca zezé
  lucas mateus marcos pedro paulo tiago gabriel rafael miguel daniel samuel carlos roberto fernando fernanda ricardo eduardo
  marcelo márcia rodrigo bruno bruna felipe gustavo henrique leonardo thiago vinícius diego danilo júlio júlia juliana mariana
  luana luciana adriana cristiana patrícia sandra simone sônia vera vânia lúcia luiza luzia helena heloísa isabel isabela beatriz
  camila carolina clara laura larissa letícia lívia manuela marina milena natália rebeca sofia tainá valéria vitória yasmin damião
  cosme expedito sebastião severino severina geraldo gerson gilberto gilson hélio jonas jorge josué juarez lauro leandro lélio
  leila marlene marta mirela moisés nadir nelson neuma neuza nilo nilton nilza norma odete olavo orlando osmar osvaldo otávio
  quitéria regina renato renata rita rogério rômulo rosana rosângela rúbia salete salomé sara saulo sérgio silas sílvia solange
  soraia tânia telma teresa tereza ubiratan valdir valmir vanda vanessa wagner walter wilma zélia zilda zuleide chiquinha chiquinho
  toinho zezinho luizinho tonico betinho nando nanda moema jurema iracema janaína ubirajara
  silva santos oliveira souza pereira costa ferreira almeida nascimento araújo ribeiro gomes martins rocha alves monteiro mendes
  barros freitas barbosa moura cavalcante cavalcanti pinheiro nogueira moreira teixeira correia cardoso nunes campos macedo sales
  sampaio feitosa holanda saraiva bezerra cícero padim
`)

const things = canonAll(`
  beijo arre macho parede teto telha imposto dívida quadro crente novena curso vídeo assaí makro multa traga sozinha chateado
  kombi coragem lousa letreiro cartaz panfleto microfone dueto garganta gogó rouco rouca
`)

export const peopleWords: ReadonlySet<string> = new Set([...family, ...names, ...things])
