import { productName } from '@/config/product'
import { Logo } from '@/ui/illustrations/logo'
import { Wordmark } from '@/ui/illustrations/wordmark'

/** The mark of the pages behind the login: the wheel alone on a phone, with its name elsewhere. */
export function Brand() {
  return (
    <>
      <Logo className="w-9 sm:hidden" />
      <span className="flex max-sm:hidden">
        <Wordmark name={productName} size="sm" />
      </span>
    </>
  )
}
