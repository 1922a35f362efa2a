import { Barrels } from '@/ui/illustrations/barrels'
import { CopperStill } from '@/ui/illustrations/copper-still'

const place =
  '-z-10 pointer-events-none absolute bottom-8 hidden w-72 opacity-45 transition-opacity duration-300 starting:opacity-0 lg:block xl:w-80'

/** The farm's still and barrels, on both sides. */
export default function Drawings() {
  return (
    <>
      <CopperStill className={`${place} left-8`} />
      <Barrels className={`${place} right-8`} />
    </>
  )
}
