/** The line on the menu, as this bar makes the drink. */
import type { Candidate } from './candidate.ts'
import { cubesIn } from './little-ice.ts'

/** "batido com gelo", "sacudidos com gelo": the ending goes with the fruit. */
const shakenOnIce = /(?:batid|sacudid)([oa]s?) (?:com|no) gelo(?! até)/giu
const muchIce = /(?:com |sobre )?muito gelo|gelo até (?:em cima|a boca)/giu

/** A drink that is only stirred in its glass is not told as shaken, and a few cubes are not much ice. */
export function toldStory({ concept: { story }, path, ...rest }: Candidate): string {
  const stirred =
    path.method === 'build' ? story.replace(shakenOnIce, (_, ending: string) => `bem gelad${ending}`) : story
  return cubesIn({ path, ...rest }) === null && rest.iceGrams > 0
    ? stirred
    : stirred.replace(muchIce, 'bem gelado')
}
