// @ts-check
// Loaded before a command. Its last line of output is the peak resident memory in KB, including worker threads.
process.on('exit', () => process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`));
