import type { ReactNode } from 'react'
import { Notice } from '@/ui/notice'
import { describeRefund } from '../../automations.messages'
import type { AutomationRequest } from '../../automations.queries'
import { useFailureReason } from './use-request-run'

interface FailureNoticeProps {
  request: Pick<AutomationRequest, 'id' | 'error_code' | 'credits_used'>
  action?: ReactNode
}

/** Why a request failed, and that its credits were refunded. */
export function FailureNotice({ request, action }: FailureNoticeProps) {
  const reason = useFailureReason(request)
  return (
    <Notice live tone="danger" title="Não foi possível concluir esta automação" action={action}>
      <p>{reason}</p>
      <p>{describeRefund(request.credits_used)}</p>
    </Notice>
  )
}
