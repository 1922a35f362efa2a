import { RotateCw } from 'lucide-react'
import { Button } from './button'
import { Notice, type NoticeProps } from './notice'
import { useRetryFocus } from './use-retry-focus'

interface RetryNoticeProps extends Omit<NoticeProps, 'action' | 'live'> {
  onRetry: () => void
  retrying?: boolean
}

/** A failure, shown beside its content, with a retry button. */
export function RetryNotice({ tone = 'danger', onRetry, retrying = false, ...notice }: RetryNoticeProps) {
  const { ref, pressed } = useRetryFocus<HTMLButtonElement>()
  return (
    <Notice
      {...notice}
      live
      tone={tone}
      action={
        <Button
          ref={ref}
          size="sm"
          variant="secondary"
          icon={<RotateCw aria-hidden size={18} />}
          loading={retrying}
          onClick={() => {
            pressed()
            onRetry()
          }}
        >
          Tentar novamente
        </Button>
      }
    />
  )
}
