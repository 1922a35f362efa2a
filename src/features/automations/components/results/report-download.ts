import { createContext, useContext } from 'react'

/** What a report needs to know about a completed request. */
export type ReportRequest = {
  requestId: string
  /** The automation's name. */
  title: string
  /** ISO timestamp. */
  createdAt: string
}

/** Saves a request's report as a PDF. Provided by the app, because the report is another feature's. */
export const ReportDownload = createContext<((request: ReportRequest) => Promise<void>) | null>(null)

export function useReportDownload() {
  return useContext(ReportDownload)
}
