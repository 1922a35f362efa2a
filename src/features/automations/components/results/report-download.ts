import { createContext, useContext } from 'react'

/** A completed request, as far as its report needs to know it. */
export type ReportRequest = {
  requestId: string
  /** The automation's name. */
  title: string
  /** ISO timestamp. */
  createdAt: string
}

/** Saves a request's report as a PDF. The report is another feature's: the app hands its way in. */
export const ReportDownload = createContext<((request: ReportRequest) => Promise<void>) | null>(null)

export function useReportDownload() {
  return useContext(ReportDownload)
}
