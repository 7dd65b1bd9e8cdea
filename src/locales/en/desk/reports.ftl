### Readers’ reports on the desk.

# Heading.
reports-title = Visitors’ reports
reports-lead = Problems reported by visitors, oldest first. You do not see who reported. Those who asked are told the outcome in a neutral sentence, but never see your note.
reports-open = Open
reports-closed = Closed
reports-kind = Reason
reports-tool = Tool: slug or part of the name
reports-none = No open reports.
reports-noneFound = No matching reports.
reports-count = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
reports-more = { $count ->
    [one] { $count } more report
   *[other] { $count } more reports
}
reports-report = Report
reports-outcome = Outcome
reports-choose = Choose an outcome
reports-note = Note for editors
# Button.
reports-button = Close selected
reports-desk = Edit, hide or merge
reports-closing = Closed
reports-already = Somebody else has already closed this. Nothing was overwritten.
reports-awaited = Reply requested
reports-reopen = Reopen
reports-reopened = Reopened.
